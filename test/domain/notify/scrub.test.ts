import { assert } from 'chai'
import { scrub } from '../../../domain/notify/scrub.js'
import lines from '../../attacks/logLines.json' with { type: 'json' }

const readable = lines.map(([said = '', written = '']) => ({ said, written }))

describe('scrub', () => {
  it('takes all that is the visitor’s out of 200 lines, and leaves the rest as it is [S-14] [S-26]', () => {
    assert.isAtLeast(readable.length, 200)
    assert.isAtLeast(readable.filter(({ said, written }) => said === written).length, 60)
    assert.deepEqual(
      readable
        .map(({ said }) => ({ said, written: scrub(said) }))
        .filter(({ written }, at) => written !== readable[at]?.written),
      [],
    )
  })

  it('finds the same secrets in the middle of a long text', () => {
    const around = 'The wallet did not answer. '.repeat(400)
    assert.equal(
      scrub(readable.map(({ said }) => `${around}${said}\n.\n`).join('')),
      readable.map(({ written }) => `${around}${written}\n.\n`).join(''),
    )
  })

  it('takes nothing out of what it has scrubbed', () => {
    for (const { written } of readable) assert.equal(scrub(written), written)
  })
})
