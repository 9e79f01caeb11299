import { assert } from 'chai'
import { makeStoredAccountMemory } from '../../../infrastructure/storage/accountMemory.lazy.js'
import { accountMemoryContract } from '../../contracts/accountMemory.contract.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'

accountMemoryContract('the fake', fakeAccountMemory)
accountMemoryContract('over a KeyValueStore', () => makeStoredAccountMemory(fakeKeyValueStore(), crypto))

const KEY = { namespace: 'eip155', connectorId: 'io.heron' } as const
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('makeStoredAccountMemory', () => {
  it('writes one versioned record of salted hashes, and no address [S-25]', async () => {
    const records = await Promise.all(
      ['io.heron', 'io.other'].map(async (connectorId) => {
        const store = fakeKeyValueStore()
        await makeStoredAccountMemory(store, crypto).remember({ ...KEY, connectorId }, [ADDRESS])
        assert.deepEqual([...store.kept.keys()], ['accounts'])
        return store.read('accounts') ?? ''
      }),
    )
    for (const record of records) {
      assert.notInclude(record.toLowerCase(), ADDRESS.slice(2, 12).toLowerCase())
      assert.match(
        record,
        /^\{"version":1,"wallets":\[\{"namespace":"eip155","connectorId":"io\.\w+","salt":"[0-9a-f]{32}","accounts":\["[0-9a-f]{32}"\]\}\]\}$/,
      )
    }
    const hashes = records.map((record) => /"accounts":\["(\w+)"/.exec(record)?.[1])
    assert.notEqual(hashes[0], hashes[1], 'a salt for each')
  })

  it('matches an EVM address in any case, and others exactly', async () => {
    const memory = makeStoredAccountMemory(fakeKeyValueStore(), crypto)
    await memory.remember(KEY, [ADDRESS])
    assert.isTrue(await memory.recognises(KEY, ADDRESS.toLowerCase()))
    const solana = { namespace: 'solana', connectorId: 'standard:Heron' } as const
    await memory.remember(solana, ['So1Abc'])
    assert.isFalse(await memory.recognises(solana, 'so1abc'))
  })

  it('forgets permanently: an address that is still being hashed does not return', async () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredAccountMemory(store, crypto)
    const late = memory.remember(KEY, [ADDRESS])
    memory.forget(KEY)
    await late
    assert.deepEqual([...store.kept], [])
    await memory.remember(KEY, [ADDRESS])
    memory.forget(KEY)
    assert.deepEqual([...store.kept], [])
  })

  it('stores nothing if the page cannot hash, and then accepts any account', async () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredAccountMemory(store, { getRandomValues: (bytes) => bytes })
    await memory.remember(KEY, [ADDRESS])
    assert.deepEqual([...store.kept], [])
    assert.isTrue(await memory.recognises(KEY, '0xZ'))
  })

  it('drops a malformed record, silently and permanently [U-32] [U-35]', async () => {
    for (const text of ['', 'null', '{"version":2,"wallets":[]}', '{"version":1}', '{"version":1,"wallets":{}}']) {
      const store = fakeKeyValueStore({ accounts: text })
      assert.isTrue(await makeStoredAccountMemory(store, crypto).recognises(KEY, ADDRESS))
      assert.deepEqual([...store.kept], [])
    }
  })
})
