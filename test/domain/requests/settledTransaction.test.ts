import { assert } from 'chai'
import { addSettled, type SettledTransaction } from '../../../domain/requests/settledTransaction.js'

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
