import { assert } from 'chai'
import { makeNormalise } from '../../../infrastructure/names/normalise.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'

const normalise = makeNormalise()

/** Typed names, and their normalisation by ENSIP-15. */
const SPELT: readonly (readonly [typed: string, name: string])[] = [
  ['heron.eth', 'heron.eth'],
  ['HERON.Eth', 'heron.eth'],
  ['ＨＥＲＯＮ.eth', 'heron.eth'],
  ['0xℝ.eth', '0xr.eth'],
  // Composed and decomposed forms are one name.
  ['cafe\u0301.eth', 'café.eth'],
  // The variation selector is dropped, a zero-width joiner is kept.
  ['❤️.eth', '❤.eth'],
  ['👨‍👩‍👧.eth', '👨‍👩‍👧.eth'],
  ['1️⃣.eth', '1⃣.eth'],
  // Invisible characters are dropped.
  ['so\u00adft.eth', 'soft.eth'],
  ['so\u200bft.eth', 'soft.eth'],
  ['it’s.eth', 'it’s.eth'],
  ['_a.eth', '_a.eth'],
  ['straße.eth', 'straße.eth'],
  ['ελληνικά.eth', 'ελληνικά.eth'],
  ['日本語.eth', '日本語.eth'],
  ['falcon.reown.id', 'falcon.reown.id'],
]

/** Invalid names, and a part of the error text. */
const REFUSED: readonly (readonly [what: string, typed: string, reason: string])[] = [
  ['letters of two scripts', 'h\u0435ron.eth', 'illegal mixture: Latin + Cyrillic'],
  ['a label that looks like another script', '\u0430\u0440\u0435.eth', 'whole-script confusable: Cyrillic/Latin'],
  ['a joiner between letters', 'he\u200dron.eth', 'disallowed character: {200D}'],
  ['a mark of direction', 'he\u202eron.eth', 'disallowed character: {202E}'],
  ['a space', 'he ron.eth', 'disallowed character: " " {20}'],
  ['an empty label', 'heron..eth', 'empty label'],
  ['an empty label at the start', '.eth', 'empty label'],
  ['an empty label at the end', 'heron.eth.', 'empty label'],
  ['nothing', '', 'empty label'],
  ['punycode', 'xn--heron.eth', 'invalid label extension'],
  ['an underscore within', 'he_ron.eth', 'underscore allowed only at start'],
  ['an accent without a letter', '\u0301heron.eth', 'leading combining mark'],
  ['256 bytes', `${'a'.repeat(252)}.eth`, 'longer than 255 bytes'],
  ['more bytes than letters', `${'é'.repeat(126)}.eth`, 'longer than 255 bytes'],
  ['more bytes than were typed', `${'㍿'.repeat(83)}.eth`, 'longer than 255 bytes'],
]

describe('name normalisation by ENSIP-15 [X-11]', () => {
  for (const [typed, name] of SPELT)
    it(`maps ${JSON.stringify(typed)} to ${name}`, async () => assert.equal(await rightOf(normalise(typed)), name))

  for (const [typed, name] of SPELT)
    it(`is idempotent: ${JSON.stringify(typed)}`, async () => assert.equal(await rightOf(normalise(name)), name))

  for (const [what, typed, reason] of REFUSED)
    it(`rejects ${what}, with a reason without the name`, async () => {
      const error = await leftOf(normalise(typed))
      assert.equal(error._tag, 'NameMalformed')
      assert.include(error._tag === 'NameMalformed' ? error.reason : '', reason)
      assert.notInclude(error._tag === 'NameMalformed' ? error.reason : '', 'heron')
    })

  it('accepts 255 bytes [S-09]', async () => {
    const name = `${'a'.repeat(251)}.eth`
    assert.equal(await rightOf(normalise(name)), name)
  })

  it('is immediate for 1 MiB [S-12]', async () => {
    for (const sign of ['a', '.', '\u200d', '👨', '\u0301'])
      assert.equal((await leftOf(normalise(sign.repeat(1_048_576))))._tag, 'NameMalformed')
  })

  it('is fast for the worst 255 bytes', async () => {
    for (const sign of ['.', 'a\u0301', '❤️', '\u0fb2', '👨‍'])
      await normalise(sign.repeat(255 / new TextEncoder().encode(sign).length))()
  })
})
