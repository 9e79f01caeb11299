import { assert } from 'chai'
import { lookAgain, type TransactionFate, UNLOOKED } from '../../../domain/requests/transactionFate.js'

const SENDER = { address: '0xa1', nonce: 7 }
const lookedAt = (...fates: readonly TransactionFate[]) => fates.reduce(lookAgain, UNLOOKED)

describe('what several looks at a transaction say', () => {
  it('is what the last one says', () => {
    const fates: readonly TransactionFate[] = [
      { _tag: 'Unknown' },
      { _tag: 'Waiting', sender: SENDER },
      { _tag: 'Included', succeeded: true, fee: 3n },
    ]
    for (const fate of fates) assert.deepEqual(lookedAt({ _tag: 'Waiting' }, fate).fate, fate)
  })

  it('is that it was replaced when two in a row say so', () => {
    const replaced = { _tag: 'Replaced' } as const
    assert.deepEqual(lookedAt(replaced).fate, { _tag: 'Unknown' })
    assert.deepEqual(lookedAt(replaced, replaced).fate, replaced)
    assert.deepEqual(lookedAt(replaced, { _tag: 'Unknown' }, replaced).fate, { _tag: 'Unknown' })
  })

  it('remembers who sent it, as the chain said it last', () => {
    const other = { ...SENDER, nonce: 8 }
    assert.isUndefined(lookedAt({ _tag: 'Waiting' }).sender)
    for (const later of [{ _tag: 'Waiting' }, { _tag: 'Unknown' }, { _tag: 'Replaced' }] as const)
      assert.equal(lookedAt({ _tag: 'Waiting', sender: SENDER }, later).sender, SENDER)
    assert.equal(lookedAt({ _tag: 'Waiting', sender: SENDER }, { _tag: 'Waiting', sender: other }).sender, other)
  })
})
