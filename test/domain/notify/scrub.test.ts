import { assert } from 'chai'
import { scrub } from '../../../domain/notify/scrub.js'
import lines from '../../attacks/logLines.json' with { type: 'json' }

const readable = lines.map(([said = '', written = '']) => ({ said, written }))

describe('scrub', () => {
  it('removes the visitor’s data from 300 lines, and leaves the rest unchanged [S-14] [S-26]', () => {
    assert.isAtLeast(readable.length, 300)
    assert.isAtLeast(readable.filter(({ said, written }) => said === written).length, 60)
    assert.deepEqual(
      readable
        .map(({ said }) => ({ said, written: scrub(said) }))
        .filter(({ written }, at) => written !== readable[at]?.written),
      [],
    )
  })

  it('finds the same secrets inside a long text', () => {
    const around = 'It is so: the wallet did not answer me. '.repeat(80)
    for (const { said, written } of readable)
      assert.equal(scrub(`${around}${said}\n.\n${around}`), `${around}${written}\n.\n${around}`)
  })

  it('reads the start of an endless text only, and cuts no secret in half [S-26]', () => {
    const key = 'd6f1c2a3b4958677889900aabbccddee'
    for (let before = 8_150; before < 8_192; before += 1) {
      const text = scrub(`${'x '.repeat(before / 2)}${key}${key} ${'y '.repeat(10_000_000)}`)
      assert.notMatch(text, /d6f|y/)
      assert.isAbove(text.length, 7_000)
    }
  })

  it('is idempotent', () => {
    for (const { written } of readable) assert.equal(scrub(written), written)
  })
})
