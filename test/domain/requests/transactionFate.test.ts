import { assert } from 'chai'
import { lookAgain, type TransactionFate, UNLOOKED } from '../../../domain/requests/transactionFate.js'

const SENDER = { address: '0xa1', nonce: 7 }
const lookedAt = (...fates: readonly TransactionFate[]) => fates.reduce(lookAgain, UNLOOKED)

describe('the result of several checks of a transaction', () => {
  it('is that of the last one', () => {
    const fates: readonly TransactionFate[] = [
      { _tag: 'Unknown' },
      { _tag: 'Waiting', sender: SENDER },
      { _tag: 'Included', succeeded: true, fee: 3n },
    ]
    for (const fate of fates) assert.deepEqual(lookedAt({ _tag: 'Waiting' }, fate).fate, fate)
  })

  it('is a replacement if two in a row report it', () => {
    const replaced = { _tag: 'Replaced' } as const
    assert.deepEqual(lookedAt(replaced).fate, { _tag: 'Unknown' })
    assert.deepEqual(lookedAt(replaced, replaced).fate, replaced)
    assert.deepEqual(lookedAt(replaced, { _tag: 'Unknown' }, replaced).fate, { _tag: 'Unknown' })
  })

  it('is a replacement at once if the other transaction is in a block', () => {
    const transaction = { from: '0xa1', to: '0xb2', value: 1n, data: '0x' }
    const replaced = { _tag: 'Replaced', by: { hash: '0x2', transaction, succeeded: true } } as const
    assert.deepEqual(lookedAt(replaced).fate, replaced)
  })

  it('keeps what the transaction does, as the chain reported it while it was in no block', () => {
    const transaction = { from: '0xa1', to: '0xb2', value: 1n, data: '0x' }
    assert.equal(lookedAt({ _tag: 'Waiting', transaction }, { _tag: 'Unknown' }).transaction, transaction)
  })

  it('keeps the sender that the chain reported last', () => {
    const other = { ...SENDER, nonce: 8 }
    assert.isUndefined(lookedAt({ _tag: 'Waiting' }).sender)
    for (const later of [{ _tag: 'Waiting' }, { _tag: 'Unknown' }, { _tag: 'Replaced' }] as const)
      assert.equal(lookedAt({ _tag: 'Waiting', sender: SENDER }, later).sender, SENDER)
    assert.equal(lookedAt({ _tag: 'Waiting', sender: SENDER }, { _tag: 'Waiting', sender: other }).sender, other)
  })
})
