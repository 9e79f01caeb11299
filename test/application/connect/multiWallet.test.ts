import { assert } from 'chai'
import { makeHostMultiWallet } from '../../../application/connect/hostMultiWallet.js'
import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import { makeMultiWalletFeature } from '../../../application/connect/multiWalletFeature.js'
import { makeConnectFeature } from '../../../application/connect/connectFeature.js'
import { makeRestoreConnection } from '../../../application/connect/restoreConnection.js'
import type { ConnectorKey } from '../../../domain/connect/connection.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import type { Notice } from '../../../domain/notify/notice.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletBook } from '../../fakes/fakeWalletBook.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { settle } from '../../support/settle.js'

const evm = (connectorId: string): ConnectorKey => ({ namespace: 'eip155', connectorId })
const SOL: ConnectorKey = { namespace: 'solana', connectorId: 's' }

const setUp = async (connected: readonly ConnectorKey[] = [evm('a'), evm('b')]) => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const wallet = (id: string) =>
    fakeWalletConnector({ id, name: `Wallet ${id}`, accounts: [`${id}-1`, `${id}-2`], scheduler })
  const wallets = {
    a: wallet('a'),
    b: wallet('b'),
    s: fakeWalletConnector({
      id: 's',
      namespace: 'solana',
      accounts: ['s-1'],
      caipNetworkId: 'solana:main',
      scheduler,
    }),
  }
  const registry = fakeConnectorRegistry(Object.values(wallets))
  const memory = fakeConnectionMemory()
  const accounts = fakeAccountMemory()
  const connect = makeConnectFeature({
    namespaces: ['eip155', 'solana'],
    registry,
    memory,
    accounts,
    scheduler,
    isDoubted: () => false,
    restoreConnection: makeRestoreConnection({ registry, accounts, scheduler, isDoubted: () => false })
      .restoreConnection,
    keepsSeveral: () => true,
  })
  const told = {
    notices: [] as Notice['_tag'][],
    asked: [] as ConnectorKey[],
    alerts: 0,
    active: [] as ChainNamespace[],
  }
  const home = { namespace: 'eip155' as ChainNamespace }
  const feature = makeMultiWalletFeature({
    connect,
    registry,
    scheduler,
    book: fakeWalletBook(),
    notify: ({ _tag }) => told.notices.push(_tag),
    ask: (key) => told.asked.push(key),
    activeNamespace: () => home.namespace,
    activate: (namespace) => {
      told.active.push(namespace)
      home.namespace = namespace
    },
  })
  for (const key of connected) await rightOf(connect.connect(key))
  const known = (namespace: ChainNamespace = 'eip155') =>
    feature.state.value.wallets[namespace].map(({ connectorId, relation }) => [connectorId, relation])
  return { ...wallets, time, memory, connect, feature, told, known }
}

describe('several connected wallets', () => {
  it('are connected, active or disconnected, as the specification defines [S4-02]', async () => {
    const { feature, known } = await setUp()
    assert.deepEqual(known(), [
      ['b', 'connected'],
      ['a', 'active'],
    ])
    feature.disconnect(evm('a'))
    assert.deepEqual(known(), [
      ['b', 'connected'],
      ['a', 'disconnected'],
    ])
    assert.deepEqual(feature.state.value.wallets.eip155[1]?.accounts, [])
  })

  it('are switched without a request to the wallet; the namespace becomes the active one', async () => {
    const { feature, known, a, told, memory } = await setUp()
    feature.switchTo(evm('a'))
    assert.deepEqual(known(), [
      ['a', 'connected'],
      ['b', 'active'],
    ])
    assert.deepEqual([a.wallet.connectPrompts(), told.active, told.notices], [1, ['eip155'], ['WalletSwitched']])
    assert.deepEqual(memory.read(), { eip155: ['a', 'b'] })
  })

  it('switch to another of their accounts, and to no unknown one', async () => {
    const { feature, connect, told } = await setUp()
    feature.switchTo(evm('a'), 'a-2')
    feature.switchTo(evm('a'), 'a-1')
    feature.switchTo(evm('a'), 'a-2')
    assert.deepEqual(told.notices, ['WalletSwitched', 'AccountSwitched', 'AccountSwitched'])
    const { eip155 } = connect.connections.value
    assert.deepEqual(eip155._tag === 'Connected' && eip155.active.accounts, ['a-2', 'a-1'])
    feature.switchTo(evm('b'), 'stranger')
    assert.equal(connect.connections.value.eip155, eip155)
  })

  it('make the namespace of the chosen one active, even if it is already the first there [S1-08]', async () => {
    const { feature, connect, told } = await setUp([evm('a'), SOL])
    const { solana } = connect.connections.value
    feature.switchTo(SOL)
    feature.switchTo(SOL)
    assert.deepEqual(
      [told.active, told.notices, connect.connections.value.solana === solana],
      [['solana'], ['WalletSwitched'], true],
    )
  })

  it('connect again if it is no longer connected', async () => {
    const { feature, told } = await setUp()
    feature.disconnect(evm('a'))
    feature.switchTo(evm('a'))
    assert.deepEqual(told.asked, [evm('a')])
  })

  it('disconnect at once in the page; their grant is revoked once undo is no longer possible [U-29]', async () => {
    const { feature, time, b, known, memory, told } = await setUp()
    feature.disconnect(evm('b'))
    assert.deepEqual(known(), [
      ['a', 'connected'],
      ['b', 'disconnected'],
    ])
    assert.deepEqual(memory.read(), { eip155: ['a'] })
    assert.deepEqual(feature.state.value.undoable, [evm('b')])
    await time.advance(9_999)
    assert.isTrue(b.wallet.grantsAccess())
    await time.advance(1)
    assert.isFalse(b.wallet.grantsAccess())
    assert.deepEqual([feature.state.value.undoable, told.notices], [[], ['WalletDisconnected']])
  })

  it('return by undo without a prompt, in their places', async () => {
    const { feature, time, known, a, b, memory } = await setUp([evm('a'), evm('b'), SOL])
    feature.disconnectAll()
    assert.deepEqual(memory.read(), {})
    feature.undo()
    assert.lengthOf(feature.state.value.returning, 3)
    await time.advance(60_000)
    assert.lengthOf(feature.state.value.returning, 0)
    assert.deepEqual(
      [known(), known('solana')],
      [
        [
          ['b', 'connected'],
          ['a', 'active'],
        ],
        [['s', 'connected']],
      ],
    )
    assert.deepEqual(
      [a, b].map(({ wallet }) => wallet.connectPrompts()),
      [1, 1],
    )
    feature.disconnect(evm('a'))
    feature.undo()
    await time.advance(0)
    assert.deepEqual(known(), [
      ['b', 'connected'],
      ['a', 'active'],
    ])
  })

  it('report that undo came too late for the wallet', async () => {
    const { feature, time, a, told, known } = await setUp([evm('a')])
    feature.disconnect(evm('a'))
    await a.wallet.withdrawsAccess()
    feature.undo()
    await time.advance(0)
    assert.deepEqual([known(), told.notices], [[['a', 'disconnected']], ['WalletDisconnected', 'WalletNotRestored']])
  })

  it('keep the grant of one that was connected again before its deadline', async () => {
    const { feature, time, a, connect } = await setUp([evm('a')])
    feature.disconnect(evm('a'))
    await rightOf(connect.connect(evm('a')))
    await time.advance(10_000)
    assert.isTrue(a.wallet.grantsAccess())
  })

  it('can be labelled, and are forgotten once disconnected', async () => {
    const { feature, told } = await setUp()
    feature.label(evm('a'), '  Savings\u202e ')
    assert.equal(feature.state.value.wallets.eip155[1]?.label, 'Savings')
    feature.forget(evm('a'))
    assert.lengthOf(feature.state.value.wallets.eip155, 2)
    feature.disconnect(evm('a'))
    feature.forget(evm('a'))
    assert.lengthOf(feature.state.value.wallets.eip155, 1)
    assert.deepEqual(told.notices, ['WalletDisconnected', 'WalletDeleted'])
  })

  for (const [what, leave] of [
    ['disconnects it', (feature) => feature.disconnect(evm('b'))],
    ['disconnects all', (feature) => feature.disconnectAll()],
    ['disconnects all of its namespace', (feature) => feature.disconnectAll('eip155')],
    ['takes it off the list', (feature) => feature.forget(evm('b'))],
  ] as readonly (readonly [string, (feature: MultiWallet) => void])[])
    it(`are no longer awaited, when locked and the visitor ${what} [U-29]`, async () => {
      const { feature, b, memory } = await setUp()
      await b.wallet.withdrawsAccess()
      assert.deepEqual([memory.read(), b.wallet.listeners()], [{ eip155: ['b', 'a'] }, 1])
      leave(feature)
      assert.isFalse(memory.read().eip155?.includes('b') ?? false)
      assert.equal(b.wallet.listeners(), 0)
    })

  it('do nothing for a host if the feature is off, with an alert each time [S8-45]', async () => {
    const { feature, connect, told } = await setUp()
    const settings = { on: false }
    const guarded = makeHostMultiWallet(feature, {
      isOn: () => settings.on,
      alertOff: () => (told.alerts += 1),
      settle,
    })
    const before = connect.connections.value
    await guarded.switchTo(evm('a'))
    guarded.disconnect(evm('a'))
    guarded.disconnectAll()
    guarded.undo()
    guarded.label(evm('a'), 'x')
    guarded.forget(evm('a'))
    assert.deepEqual([told.alerts, connect.connections.value === before, told.notices], [6, true, []])
    settings.on = true
    guarded.disconnectAll()
    assert.deepEqual([told.alerts, told.notices], [6, ['WalletDisconnected']])
  })

  it('revoke pending grants when the page ends', async () => {
    const { feature, time, a } = await setUp([evm('a')])
    feature.disconnect(evm('a'))
    feature.dispose()
    await time.advance(0)
    assert.isFalse(a.wallet.grantsAccess())
  })
})
