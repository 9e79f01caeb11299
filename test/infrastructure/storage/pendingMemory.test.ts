import { assert } from 'chai'
import type { KeptTransaction, PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import { makeStoredPendingMemory } from '../../../infrastructure/storage/pendingMemory.js'
import { pendingMemoryContract } from '../../contracts/pendingMemory.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakePendingMemory } from '../../fakes/fakePendingMemory.js'

pendingMemoryContract('the fake', () => fakePendingMemory())
pendingMemoryContract('over a KeyValueStore', () => makeStoredPendingMemory(crypto)(fakeKeyValueStore()))

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SENT: KeptTransaction = {
  namespace: 'eip155',
  connectorId: 'heron',
  id: `0x${'ab'.repeat(32)}`,
  caipNetworkId: 'eip155:1',
  sentAt: 5,
  senderHash: `${'0f'.repeat(16)} ${'3d'.repeat(16)}`,
}
const { senderHash: _hash, ...UNSENT } = SENT
const BY_ACCOUNT: PendingTransaction = { ...UNSENT, address: ADDRESS }
const recordOf = (transactions: readonly unknown[]): string => JSON.stringify({ version: 1, transactions })

describe('makeStoredPendingMemory', () => {
  it('writes one versioned record, and removes it with the last transaction, since its presence loads code', async () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredPendingMemory(crypto)(store)
    await memory.add(BY_ACCOUNT)
    assert.deepEqual([...store.kept], [['pending', recordOf(memory.read())]])
    memory.remove(SENT.id)
    assert.deepEqual([...store.kept], [])
  })

  it('stores a hash of each sender with its own salt, and no address [S-25]', async () => {
    const memory = makeStoredPendingMemory(crypto)(fakeKeyValueStore())
    await memory.add(BY_ACCOUNT)
    await memory.add({ ...BY_ACCOUNT, id: `0x${'cd'.repeat(32)}` })
    const hashes = memory.read().map(({ senderHash }) => senderHash)
    for (const each of hashes) assert.match(each, /^[0-9a-f]{32} [0-9a-f]{32}$/)
    assert.equal(new Set(hashes.flatMap((each) => each.split(' '))).size, 4)
    assert.notInclude(JSON.stringify(memory.read()).toLowerCase(), ADDRESS.slice(2, 12).toLowerCase())
  })

  it('stores nothing if the page cannot hash', async () => {
    const store = fakeKeyValueStore()
    await makeStoredPendingMemory({ getRandomValues: (bytes) => bytes })(store).add(BY_ACCOUNT)
    assert.deepEqual([...store.kept], [])
  })

  it('merges with other tabs’ writes, and removes its own entries only', async () => {
    const store = fakeKeyValueStore()
    const [one, other] = [makeStoredPendingMemory(crypto)(store), makeStoredPendingMemory(crypto)(store)]
    const second = `0x${'cd'.repeat(32)}`
    await one.add(BY_ACCOUNT)
    await other.add({ ...BY_ACCOUNT, id: second })
    assert.deepEqual(
      one.read().map(({ id }) => id),
      [SENT.id, second],
    )
    one.remove(SENT.id)
    assert.deepEqual(
      other.read().map(({ id }) => id),
      [second],
    )
  })

  it('keeps the valid entries of a record, without any address [S-25]', () => {
    const entries = [
      ...[7, null, {}, { ...SENT, namespace: 'eip156' }, { ...SENT, connectorId: '' }, { ...SENT, id: '0x12' }],
      ...[
        { ...SENT, caipNetworkId: 'evil:1' },
        { ...SENT, namespace: 'solana' },
        { ...SENT, sentAt: '5' },
        { ...SENT, sentAt: undefined },
        // An earlier version attributed each to the connected account.
        UNSENT,
        { ...SENT, senderHash: ADDRESS },
        { ...SENT, senderHash: '0f'.repeat(16) },
      ],
      { ...SENT, address: '0xa', nonce: 7 },
    ]
    assert.deepEqual(makeStoredPendingMemory(crypto)(fakeKeyValueStore({ pending: recordOf(entries) })).read(), [SENT])
  })

  it('keeps a transaction with an invalid description, without it [S-12]', () => {
    for (const description of ['\u202eevil', '', 7, 'a'.repeat(129)]) {
      const store = fakeKeyValueStore({ pending: recordOf([{ ...SENT, description }]) })
      assert.deepEqual(makeStoredPendingMemory(crypto)(store).read(), [SENT])
    }
  })

  it('reads the newest 99 of a connection from a longer record [S9-16]', () => {
    const entries = Array.from({ length: 5_000 }, (_, at) => ({
      ...SENT,
      id: `0x${at.toString(16).padStart(64, '0')}`,
      sentAt: at,
    }))
    const read = makeStoredPendingMemory(crypto)(fakeKeyValueStore({ pending: recordOf(entries) })).read()
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
    it(`drops a record that ${what}, silently and permanently`, () => {
      const store = fakeKeyValueStore({ pending: text })
      assert.deepEqual(makeStoredPendingMemory(crypto)(store).read(), [])
      assert.isFalse(store.kept.has('pending'))
    })
  }
})
