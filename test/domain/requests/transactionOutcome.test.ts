import { assert } from 'chai'
import type { EvmTransaction } from '../../../domain/requests/evmTransaction.js'
import type { ReplacingTransaction, TransactionFate } from '../../../domain/requests/transactionFate.js'
import { outcomeOf } from '../../../domain/requests/transactionOutcome.js'

const PAYMENT: EvmTransaction = { from: '0xAb', to: '0xCd', value: 5n, data: '0xa9059cbb0A' }
const CANCELLATION: EvmTransaction = { from: '0xab', to: '0xAB', value: 0n, data: '0x' }
const replacedBy = (transaction: EvmTransaction, more: Partial<ReplacingTransaction> = {}): TransactionFate => ({
  _tag: 'Replaced',
  by: { hash: '0x2', transaction, succeeded: true, fee: 21n, ...more },
})

describe('the end of the wait for a transaction', () => {
  it('is its block, with success and cost', () => {
    const outcome = (fate: TransactionFate) => outcomeOf({ fate })
    assert.deepEqual(outcome({ _tag: 'Included', succeeded: true, fee: 21n }), { outcome: 'Confirmed', fee: 21n })
    assert.deepEqual(outcome({ _tag: 'Included', succeeded: false, fee: 0n }), { outcome: 'Failed', fee: 0n })
    assert.deepEqual(outcome({ _tag: 'Included', succeeded: true }), { outcome: 'Confirmed' })
  })

  it('is the block of its replacement with the same receiver, value and data, in any spelling', () => {
    const spelt = { from: '0xaB', to: '0xcD', value: 5n, data: '0xA9059CBB0a' }
    const ended = (more?: Partial<ReplacingTransaction>) =>
      outcomeOf({ fate: replacedBy(spelt, more), transaction: PAYMENT })
    assert.deepEqual(ended(), { outcome: 'Confirmed', fee: 21n, replacedBy: '0x2' })
    assert.deepEqual(ended({ succeeded: false }), { outcome: 'Failed', fee: 21n, replacedBy: '0x2' })
    const repeated = outcomeOf({ fate: replacedBy(CANCELLATION), transaction: CANCELLATION })
    assert.equal(repeated?.outcome, 'Confirmed')
  })

  it('is a cancellation if a transfer of nothing to the sender itself took its place, even one that failed', () => {
    const cancelled = { outcome: 'Cancelled', replacedBy: '0x2' } as const
    assert.deepEqual(outcomeOf({ fate: replacedBy(CANCELLATION), transaction: PAYMENT }), cancelled)
    assert.deepEqual(outcomeOf({ fate: replacedBy(CANCELLATION, { succeeded: false }) }), cancelled)
  })

  it('is its replacement by any other one, also if it is not known what it did itself', () => {
    const replaced = { outcome: 'Replaced', replacedBy: '0x2' } as const
    const others = [
      { ...PAYMENT, to: '0xEf' },
      { ...PAYMENT, value: 6n },
      { ...PAYMENT, data: '0x' },
      { ...CANCELLATION, value: 1n },
      { ...CANCELLATION, data: '0x01' },
      { ...CANCELLATION, to: undefined },
    ]
    for (const other of others)
      assert.deepEqual(
        outcomeOf({ fate: replacedBy(other), transaction: PAYMENT }),
        replaced,
        JSON.stringify(other.data),
      )
    assert.deepEqual(outcomeOf({ fate: replacedBy(PAYMENT) }), replaced)
    assert.deepEqual(outcomeOf({ fate: { _tag: 'Replaced' }, transaction: PAYMENT }), { outcome: 'Replaced' })
  })

  it('has not come while it is in no block', () => {
    for (const _tag of ['Unknown', 'Waiting'] as const) assert.isUndefined(outcomeOf({ fate: { _tag } }))
  })
})
