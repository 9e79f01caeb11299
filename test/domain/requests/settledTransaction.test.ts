import { assert } from 'chai'
import { addSettled, outcomeOf, type SettledTransaction } from '../../../domain/requests/settledTransaction.js'

const settled = (id: string, more: Partial<SettledTransaction> = {}): SettledTransaction => ({
  ...{ id, namespace: 'eip155', connectorId: 'heron', caipNetworkId: 'eip155:1', address: '0xab', sentAt: 1 },
  ...{ outcome: 'Confirmed', settledAt: 2 },
  ...more,
})
const ids = (all: readonly SettledTransaction[]): string => all.map(({ id }) => id).join()

describe('how the wait for a transaction ends', () => {
  it('is by its block, which says whether it succeeded and what it cost', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: true, fee: 21n }), { outcome: 'Confirmed', fee: 21n })
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: false, fee: 0n }), { outcome: 'Failed', fee: 0n })
  })

  it('says nothing of the fee where the chain did not', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: true }), { outcome: 'Confirmed' })
  })

  it('is by another one in its place', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Replaced' }), { outcome: 'Replaced' })
  })

  it('has not come while the chain has it in no block', () => {
    assert.isUndefined(outcomeOf({ _tag: 'Unknown' }))
  })
})

describe('the transactions that were settled', () => {
  it('are told of up to ten, the newest last; the oldest go', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => settled(String(at)))
    const kept = eleven.reduce<readonly SettledTransaction[]>(addSettled, [])
    assert.equal(ids(kept), '1,2,3,4,5,6,7,8,9,10')
  })

  it('are each there once, as it is known last', () => {
    const again = addSettled([settled('1'), settled('2')], settled('1', { outcome: 'Replaced' }))
    assert.equal(ids(again), '2,1')
    assert.equal(again[1]?.outcome, 'Replaced')
  })
})
