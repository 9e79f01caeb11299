import { assert } from 'chai'
import type { KeptTransaction } from '../../../domain/requests/pendingTransaction.js'
import { makeStoredPendingMemory } from '../../../infrastructure/storage/pendingMemory.js'
import { pendingMemoryContract } from '../../contracts/pendingMemory.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakePendingMemory } from '../../fakes/fakePendingMemory.js'

pendingMemoryContract('the fake', () => fakePendingMemory())
pendingMemoryContract('over a KeyValueStore', () => makeStoredPendingMemory(fakeKeyValueStore()))

const SENT: KeptTransaction = {
  ...{ namespace: 'eip155', connectorId: 'heron', id: `0x${'ab'.repeat(32)}` },
  ...{ caipNetworkId: 'eip155:1', sentAt: 5 },
}
const recordOf = (transactions: readonly unknown[]): string => JSON.stringify({ version: 1, transactions })

describe('makeStoredPendingMemory', () => {
  it('writes one versioned record, and removes it with the last transaction: that it is there has code loaded', () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredPendingMemory(store)
    memory.add(SENT)
    assert.deepEqual([...store.kept], [['pending', recordOf([SENT])]])
    memory.remove(SENT.id)
    assert.deepEqual([...store.kept], [])
  })

  it('adds to what another tab wrote, and removes its own alone', () => {
    const store = fakeKeyValueStore()
    const [one, other] = [makeStoredPendingMemory(store), makeStoredPendingMemory(store)]
    const second = { ...SENT, id: `0x${'cd'.repeat(32)}` }
    one.add(SENT)
    other.add(second)
    assert.deepEqual(one.read(), [SENT, second])
    one.remove(SENT.id)
    assert.deepEqual(other.read(), [second])
  })

  it('takes of a record what makes sense, without any address [S-25]', () => {
    const entries = [
      ...[7, null, {}, { ...SENT, namespace: 'eip156' }, { ...SENT, connectorId: '' }, { ...SENT, id: '0x12' }],
      ...[
        { ...SENT, caipNetworkId: 'evil:1' },
        { ...SENT, namespace: 'solana' },
        { ...SENT, sentAt: '5' },
        { ...SENT, sentAt: undefined },
      ],
      { ...SENT, address: '0xa', nonce: 7 },
    ]
    assert.deepEqual(makeStoredPendingMemory(fakeKeyValueStore({ pending: recordOf(entries) })).read(), [SENT])
  })

  it('keeps a transaction whose description is not plain, without it [S-12]', () => {
    for (const description of ['\u202eevil', '', 7, 'a'.repeat(129)]) {
      const store = fakeKeyValueStore({ pending: recordOf([{ ...SENT, description }]) })
      assert.deepEqual(makeStoredPendingMemory(store).read(), [SENT])
    }
  })

  it('reads the newest 99 of a connection in a record that has more [S9-16]', () => {
    const entries = Array.from({ length: 5_000 }, (_, at) => ({
      ...SENT,
      id: `0x${at.toString(16).padStart(64, '0')}`,
      sentAt: at,
    }))
    const read = makeStoredPendingMemory(fakeKeyValueStore({ pending: recordOf(entries) })).read()
    assert.deepEqual([read.length, read[0]?.sentAt, read.at(-1)?.sentAt], [99, 4_901, 4_999])
  })

  const refused: readonly (readonly [string, string])[] = [
    ['is cut off', '{"version":1,"transac'],
    ['is null', 'null'],
    ['is of a later version', JSON.stringify({ version: 2, transactions: [SENT] })],
    ['has no transactions', '{"version":1}'],
    ['has none that makes sense', recordOf([7])],
    ['has an empty list', recordOf([])],
  ]
  for (const [what, text] of refused) {
    it(`drops a record that ${what}, in silence and for good`, () => {
      const store = fakeKeyValueStore({ pending: text })
      assert.deepEqual(makeStoredPendingMemory(store).read(), [])
      assert.isFalse(store.kept.has('pending'))
    })
  }
})
