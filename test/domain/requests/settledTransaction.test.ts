import { assert } from 'chai'
import { addSettled, outcomeOf, type SettledTransaction } from '../../../domain/requests/settledTransaction.js'

const settled = (id: string, more: Partial<SettledTransaction> = {}): SettledTransaction => ({
  id,
  namespace: 'eip155',
  connectorId: 'heron',
  caipNetworkId: 'eip155:1',
  address: '0xab',
  sentAt: 1,
  outcome: 'Confirmed',
  settledAt: 2,
  ...more,
})
const ids = (all: readonly SettledTransaction[]): string => all.map(({ id }) => id).join()

describe('the end of the wait for a transaction', () => {
  it('is its block, with success and cost', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: true, fee: 21n }), { outcome: 'Confirmed', fee: 21n })
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: false, fee: 0n }), { outcome: 'Failed', fee: 0n })
  })

  it('has no fee if the chain gave none', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Included', succeeded: true }), { outcome: 'Confirmed' })
  })

  it('is its replacement by another one', () => {
    assert.deepEqual(outcomeOf({ _tag: 'Replaced' }), { outcome: 'Replaced' })
  })

  it('has not come while it is in no block', () => {
    assert.isUndefined(outcomeOf({ _tag: 'Unknown' }))
  })
})

describe('the settled transactions', () => {
  it('are limited to ten, newest last; the oldest are dropped', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => settled(String(at)))
    const kept = eleven.reduce<readonly SettledTransaction[]>(addSettled, [])
    assert.equal(ids(kept), '1,2,3,4,5,6,7,8,9,10')
  })

  it('have no duplicates, with the latest state', () => {
    const again = addSettled([settled('1'), settled('2')], settled('1', { outcome: 'Replaced' }))
    assert.equal(ids(again), '2,1')
    assert.equal(again[1]?.outcome, 'Replaced')
  })
})
