import { assert } from 'chai'
import { makeStoredNetworkMemory } from '../../../infrastructure/storage/networkMemory.js'
import { networkMemoryContract } from '../../contracts/networkMemory.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'

networkMemoryContract('the fake', () => fakeNetworkMemory())

networkMemoryContract('over a KeyValueStore', () => makeStoredNetworkMemory(fakeKeyValueStore()))

describe('makeStoredNetworkMemory', () => {
  it('writes one versioned record of network ids', () => {
    const store = fakeKeyValueStore()
    makeStoredNetworkMemory(store).write(['eip155:8453'])
    assert.deepEqual([...store.kept], [['networks', '{"version":1,"chosen":["eip155:8453"]}']])
  })

  it('removes the key when empty, since its presence loads the core', () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredNetworkMemory(store)
    memory.write(['eip155:8453'])
    memory.write([])
    assert.deepEqual([...store.kept], [])
  })

  const refused: readonly (readonly [string, string])[] = [
    ['is cut off', '{"version":1,"chos'],
    ['is null', 'null'],
    ['is of a later version', '{"version":2,"chosen":["eip155:1"]}'],
    ['has no choices', '{"version":1}'],
    ['has one choice in place of a list', '{"version":1,"chosen":"eip155:1"}'],
    ['has an id that is no text', '{"version":1,"chosen":[1]}'],
    ['has an id of no known namespace', '{"version":1,"chosen":["evil:1"]}'],
    ['has an id of three parts', '{"version":1,"chosen":["eip155:1:2"]}'],
    ['has an endless id', `{"version":1,"chosen":["eip155:${'1'.repeat(65)}"]}`],
    [
      'has endless choices',
      JSON.stringify({ version: 1, chosen: Array.from({ length: 21 }, (_, index) => `eip155:${index}`) }),
    ],
  ]
  for (const [what, text] of refused) {
    it(`drops a record that ${what}, silently and permanently`, () => {
      const store = fakeKeyValueStore({ networks: text })
      assert.deepEqual(makeStoredNetworkMemory(store).read(), [])
      assert.isFalse(store.kept.has('networks'))
    })
  }
})
