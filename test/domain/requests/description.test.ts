import { assert } from 'chai'
import { toDescription } from '../../../domain/requests/description.js'
import { isLinear } from '../../support/isLinear.js'

describe("a host's description of a transaction", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['is left as it is', 'Deposit 5 USDC', 'Deposit 5 USDC'],
    ['has spaces for breaks of the line, and one for many', '  Deposit\r\n5\t\t USDC\u2028now ', 'Deposit 5 USDC now'],
    ['has spaces for what turns it or controls', 'Send \u202e5 to\u2066you\u0007!', 'Send 5 to you !'],
    [
      'keeps what joins letters and pictures',
      'می\u200cخواهم 👩\u200d🚀 ❤\ufe0f\u200d🔥 1\ufe0f⃣',
      'می\u200cخواهم 👩\u200d🚀 ❤\ufe0f\u200d🔥 1\ufe0f⃣',
    ],
    ['keeps no joiner that hides', 'USD\u200dC \u3164\u200d\ufe0fb', 'USD C b'],
    ['stacks no accents', `a${'\u0301'.repeat(9)}b`, `a${'\u0301'.repeat(4)}b`],
    ['has no half of a character', 'a\ud83dz', 'a z'],
    ['is cut to 128 characters, whole ones', `a${'🚀'.repeat(200)}`, `a${'🚀'.repeat(127)}`],
    ['is not cut before 128 characters', '🚀'.repeat(128), '🚀'.repeat(128)],
    ['ends in no joiner', `${'a'.repeat(126)}👩\u200d👩`, `${'a'.repeat(126)}👩`],
    ['ends in no space', `${'a'.repeat(127)} b`, 'a'.repeat(127)],
    ['has no space before it that counts', ` ${'a'.repeat(128)}`, 'a'.repeat(128)],
    ['is read as far as its 4096th letter', `${' '.repeat(4_095)}ab`, 'a'],
    ['keeps no joiner after a variation selector that it drops', 'ab\u{e0100}\u200dc', 'ab c'],
    ['is nothing where there is nothing to see', '\u202e \u200b\u0301\n', ''],
  ]
  for (const [what, given, description] of cases) {
    it(`${what} [S-12]`, () => {
      assert.equal(toDescription(given), description)
      assert.equal(toDescription(description), description, 'again')
    })
  }

  it('is parsed in linear time', () => {
    for (const part of ['\u202e', '\u0301', 'a ', '👩\u200d', '❤\ufe0f\u200d'])
      assert.isTrue(
        isLinear(toDescription, part.repeat(2 ** 18 / part.length), part.repeat(2 ** 20 / part.length)),
        part,
      )
  })
})
