import { assert } from 'chai'
import { firstValueFrom, timer } from 'rxjs'
import {
  EMBEDDED_CONNECTOR_ID,
  type NamespaceConnection,
  WALLET_CONNECT_CONNECTOR_ID,
} from '../../../domain/connect/connection.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const NOT_RESTORED: NamespaceConnection = { _tag: 'Disconnected', reason: 'NotRestored' }

/** A page with `first` stored from an earlier visit. The core starts when `start` is called. */
const setUp = () => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const first = fakeWalletConnector({ id: 'first', scheduler })
  const second = fakeWalletConnector({ id: 'second', scheduler })
  const memory = fakeConnectionMemory({ eip155: ['first'] })
  const registry = fakeConnectorRegistry([first, second])
  const start = () => startTestCore({ time, ports: { memory, registry } }).core
  return { time, first, second, memory, registry, start }
}

describe('restoring', () => {
  it('connects a wallet that still has a grant, without a prompt [U-28]', async () => {
    const { time, first, memory, start } = setUp()
    first.wallet.remembersPage()
    const core = start()
    assert.equal(core.account('eip155').value.status, 'connecting')
    await time.advance(301)
    assert.equal(core.account('eip155').value.status, 'connected')
    assert.equal(first.wallet.connectPrompts(), 0)
    assert.deepEqual(memory.read(), { eip155: ['first'] })
  })

  it('follows the wallet as if the visitor had connected it', async () => {
    const { time, first, start } = setUp()
    first.wallet.remembersPage()
    const core = start()
    await time.advance(301)
    await first.wallet.movesToAccount('0xb0b')
    assert.equal(core.account('eip155').value.address, '0xb0b')
  })

  it('shows no address before the wallet answered [U-28]', async () => {
    const { start } = setUp()
    const { caipAddress, address, status } = start().account('eip155').value
    assert.deepEqual(
      { caipAddress, address, status },
      { caipAddress: undefined, address: undefined, status: 'connecting' },
    )
  })

  it('keeps a wallet without grants stored: it may be locked', async () => {
    const { time, memory, start } = setUp()
    const core = start()
    await time.advance(301)
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Disconnected', reason: 'ByWallet' })
    assert.deepEqual(memory.read(), { eip155: ['first'] })
  })

  it('connects a wallet that is announced 2 s late [U-31]', async () => {
    const { time, first, registry, start } = setUp()
    first.wallet.remembersPage()
    registry.remove('first')
    const core = start()
    await time.advance(2_000)
    assert.equal(core.connections.value.eip155._tag, 'Restoring')
    registry.announce(first)
    await time.advance(300)
    assert.equal(core.connections.value.eip155._tag, 'Connected')
  })

  it('gives up a silent wallet after 3 s and keeps it for the next visit [U-30]', async () => {
    const { time, first, memory, start } = setUp()
    first.wallet.answersWith('staySilent')
    const core = start()
    await time.advance(2_999)
    assert.equal(core.connections.value.eip155._tag, 'Restoring')
    await time.advance(1)
    assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
    assert.deepEqual(memory.read(), { eip155: ['first'] })
  })

  it('connects a wallet that answers 4 s after the load [U-30]', async () => {
    const { time, first, memory } = setUp()
    first.wallet.remembersPage()
    const awake = firstValueFrom(timer(4_000, time.scheduler))
    const sleepy = { ...first, restore: () => awake.then(first.restore) }
    const { core } = startTestCore({ time, ports: { memory, registry: fakeConnectorRegistry([sleepy]) } })
    await time.advance(3_000)
    assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
    await time.advance(1_001)
    assert.equal(core.connections.value.eip155._tag, 'Connected')
  })

  it('gives up a missing wallet after 3 s, and asks it in the background if it appears later [U-30]', async () => {
    const { time, first, registry, start } = setUp()
    first.wallet.remembersPage()
    registry.remove('first')
    const core = start()
    await time.advance(3_000)
    assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
    const seen: string[] = []
    core.connections.changes.subscribe(({ eip155 }) => seen.push(eip155._tag))
    registry.announce(first)
    await time.advance(1_000)
    assert.deepEqual([...new Set(seen)], ['Disconnected', 'Restoring', 'Connected'])
  })

  it('gives a paired wallet and a login, whose code loads first, more time than an installed wallet [U-30] [S9-09]', async () => {
    for (const [id, seconds] of [
      [WALLET_CONNECT_CONNECTOR_ID, 10],
      [EMBEDDED_CONNECTOR_ID, 25],
    ] as const) {
      const { time, memory, registry } = setUp()
      memory.write({ eip155: [id] })
      const { core } = startTestCore({ time, ports: { memory, registry } })
      await time.advance(seconds * 1_000 - 1)
      assert.equal(core.connections.value.eip155._tag, 'Restoring')
      await time.advance(1)
      assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
    }
  })

  it('gives up after 3 s however often another tab writes meanwhile [U-30]', async () => {
    const { time, first, memory, start } = setUp()
    first.wallet.answersWith('staySilent')
    const core = start()
    await time.advance(2_000)
    memory.changeFromAnotherTab({ eip155: ['first'], solana: ['other'] })
    await time.advance(1_000)
    assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
  })

  it('keeps a wallet that failed to answer for the next visit', async () => {
    const { time, first, memory, start } = setUp()
    first.wallet.answersWith('fail')
    const core = start()
    await time.advance(301)
    assert.deepEqual(core.connections.value.eip155, NOT_RESTORED)
    assert.deepEqual(memory.read(), { eip155: ['first'] })
  })

  it('asks only the wallet of the last connection [U-03]', async () => {
    const { time, first, second, memory } = setUp()
    const asked: string[] = []
    const connectors = [first, second].map((connector) => ({
      ...connector,
      restore: () => (asked.push(connector.id), connector.restore()),
    }))
    startTestCore({ time, connectors, ports: { memory } })
    await time.advance(5_000)
    assert.deepEqual(asked, ['first'])
  })

  it('asks nothing if no wallet is stored [U-29]', async () => {
    const time = makeVirtualTime()
    const wallet = fakeWalletConnector({ scheduler: time.scheduler })
    wallet.wallet.remembersPage()
    const { core } = startTestCore({ time, connectors: [wallet] })
    await time.advance(10_000)
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Disconnected', reason: 'NeverConnected' })
  })

  it('gives way to a connection that the visitor makes meanwhile', async () => {
    const { time, first, second, memory, start } = setUp()
    first.wallet.answersWith('staySilent')
    const core = start()
    await time.advance(1_000)
    await rightOf(core.connect('second'))
    await time.advance(10_000)
    const { eip155 } = core.connections.value
    assert.equal(eip155._tag === 'Connected' && eip155.active.connectorId, 'second')
    assert.equal(second.wallet.listeners(), 1)
    assert.deepEqual(memory.read(), { eip155: ['second'] })
  })
})
