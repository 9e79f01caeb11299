import { assert } from 'chai'
import { makeStoredConnectionMemory } from '../../../infrastructure/storage/connectionMemory.js'
import { connectionMemoryContract } from '../../contracts/connectionMemory.contract.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

connectionMemoryContract('the fake', () => {
  const memory = fakeConnectionMemory()
  return { memory, changeFromAnotherTab: memory.changeFromAnotherTab }
})

connectionMemoryContract('over a KeyValueStore', () => {
  const store = fakeKeyValueStore()
  const otherTab = fakeKeyValueStore()
  return {
    memory: makeStoredConnectionMemory(store, isTestAppLink),
    changeFromAnotherTab: (remembered) => {
      makeStoredConnectionMemory(otherTab, isTestAppLink).write(remembered)
      store.changeFromAnotherTab('connections', otherTab.read('connections'))
    },
  }
})

describe('makeStoredConnectionMemory', () => {
  it('writes one versioned record of connector ids', () => {
    const store = fakeKeyValueStore()
    makeStoredConnectionMemory(store, isTestAppLink).write({ eip155: ['io.metamask'] })
    assert.deepEqual([...store.kept], [['connections', '{"version":1,"connectors":{"eip155":"io.metamask"}}']])
  })

  it('writes a list if a namespace has several wallets, and reads a record of the single-wallet format [S1-08]', () => {
    const store = fakeKeyValueStore()
    makeStoredConnectionMemory(store, isTestAppLink).write({ eip155: ['io.metamask', 'rabby'], solana: ['phantom'] })
    assert.deepEqual(
      [...store.kept],
      [['connections', '{"version":1,"connectors":{"eip155":["io.metamask","rabby"],"solana":"phantom"}}']],
    )
    assert.deepEqual(makeStoredConnectionMemory(store, isTestAppLink).read(), {
      eip155: ['io.metamask', 'rabby'],
      solana: ['phantom'],
    })
    const before = fakeKeyValueStore({ connections: '{"version":1,"connectors":{"eip155":"io.metamask"}}' })
    assert.deepEqual(makeStoredConnectionMemory(before, isTestAppLink).read(), { eip155: ['io.metamask'] })
  })

  it('removes the key when empty, since its presence triggers a restore', () => {
    const store = fakeKeyValueStore()
    const memory = makeStoredConnectionMemory(store, isTestAppLink)
    memory.write({ eip155: ['io.metamask'] })
    memory.write({})
    assert.deepEqual([...store.kept], [])
  })

  it('keeps valid times, and reads a record without times', () => {
    const key = { namespace: 'eip155', connectorId: 'io.heron' } as const
    for (const [away, since] of [
      [[{ ...key, since: 7 }], 7],
      [[7, null, { ...key }, { ...key, since: '7' }, { ...key, namespace: 'x', since: 1 }, { ...key, since: 7 }], 7],
      ['x', undefined],
      [null, undefined],
    ] as const) {
      const connections = JSON.stringify({ version: 1, connectors: { eip155: 'io.heron' }, away })
      const memory = makeStoredConnectionMemory(fakeKeyValueStore({ connections }), isTestAppLink)
      assert.deepEqual([memory.awaySince?.(key), memory.read()], [since, { eip155: ['io.heron'] }])
    }
  })

  const refused: readonly (readonly [string, string])[] = [
    ['is cut off', '{"version":1,"connec'],
    ['is empty', ''],
    ['is no object', '"io.metamask"'],
    ['is null', 'null'],
    ['is of an older version', '{"version":0,"connectors":{"eip155":"io.metamask"}}'],
    ['is of a later version', '{"version":2,"connectors":{"eip155":"io.metamask"}}'],
    ['has no version', '{"connectors":{"eip155":"io.metamask"}}'],
    ['has no connectors', '{"version":1}'],
    ['has an id that is no text', '{"version":1,"connectors":{"eip155":{"id":"io.metamask"}}}'],
    ['has an empty id', '{"version":1,"connectors":{"eip155":""}}'],
    ['has an endless id', `{"version":1,"connectors":{"eip155":"${'a'.repeat(257)}"}}`],
    ['has an empty list', '{"version":1,"connectors":{"eip155":[]}}'],
    ['has one wallet twice', '{"version":1,"connectors":{"eip155":["a","a"]}}'],
    [
      'has a list without end',
      `{"version":1,"connectors":{"eip155":${JSON.stringify(Array.from({ length: 21 }, (_, id) => `w${id}`))}}}`,
    ],
    ['has a list with something else in it', '{"version":1,"connectors":{"eip155":["a",1]}}'],
    ['has an unknown namespace', '{"version":1,"connectors":{"eip156":"io.metamask"}}'],
    ['has a list of connectors', '{"version":1,"connectors":["io.metamask"]}'],
  ]
  for (const [what, text] of refused) {
    it(`drops a record that ${what}, silently and permanently`, () => {
      const store = fakeKeyValueStore({ connections: text })
      assert.deepEqual(makeStoredConnectionMemory(store, isTestAppLink).read(), {})
      assert.isFalse(store.kept.has('connections'))
    })
  }

  it('ignores changes of other keys', () => {
    const store = fakeKeyValueStore()
    makeStoredConnectionMemory(store, isTestAppLink).changes.subscribe(() => assert.fail('told'))
    store.changeFromAnotherTab('features', '{}')
  })

  it('keeps valid recent wallets only', () => {
    const listing = { id: 'x', name: 'X', chains: [], certified: false, homepage: 'javascript:alert(1)' }
    const recentWallets = JSON.stringify({
      version: 1,
      wallets: [{ id: '' }, { id: 'evil', listing }, { id: 'good' }, 7, null],
    })
    assert.deepEqual(makeStoredConnectionMemory(fakeKeyValueStore({ recentWallets }), isTestAppLink).readRecent(), [
      { id: 'good' },
    ])
  })
})
