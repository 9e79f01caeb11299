import { assert } from 'chai'
import type { Connections } from '../../../domain/connect/connection.js'
import { liveConnections } from '../../../domain/connect/connections.js'
import { aNetwork } from '../../support/aNetwork.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { leftOf } from '../../support/leftOf.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { turn } from '../../support/turn.js'
import { valuesOf } from '../../support/valuesOf.js'

const setUp = (options: { readonly multiWallet?: boolean; readonly remembered?: readonly string[] } = {}) => {
  const { multiWallet = true, remembered = [] } = options
  const time = makeVirtualTime()
  const wallet = (id: string) =>
    fakeWalletConnector({ id, accounts: [`0x${id}1`, `0x${id}2`], scheduler: time.scheduler })
  const wallets = { a: wallet('a'), b: wallet('b'), c: wallet('c') }
  const memory = fakeConnectionMemory(remembered.length === 0 ? {} : { eip155: remembered })
  const start = () =>
    startTestCore({ time, connectors: Object.values(wallets), hostFeatures: { multiWallet }, ports: { memory } }).core
  return { time, ...wallets, memory, start }
}
const idsIn = ({ eip155 }: Connections): readonly string[] =>
  liveConnections(eip155).map(({ connectorId }) => connectorId)

describe('several wallets of one namespace', () => {
  it('stay connected behind the last connected one [S1-08] [S4-02]', async () => {
    const { start, a, memory } = setUp()
    const core = start()
    for (const id of ['a', 'b', 'c']) await rightOf(core.connect(id))
    assert.deepEqual(idsIn(core.connections.value), ['c', 'b', 'a'])
    assert.deepEqual(memory.read(), { eip155: ['c', 'b', 'a'] })
    assert.equal(core.account('eip155').value.address, '0xc1')
    assert.isTrue(a.wallet.grantsAccess())
  })

  it('are replaced if the feature is off: the previous wallet is disconnected, and its grant revoked', async () => {
    const { start, a, memory } = setUp({ multiWallet: false })
    const core = start()
    for (const id of ['a', 'b']) await rightOf(core.connect(id))
    assert.deepEqual(idsIn(core.connections.value), ['b'])
    assert.deepEqual(memory.read(), { eip155: ['b'] })
    assert.isFalse(a.wallet.grantsAccess())
    assert.equal(a.wallet.listeners(), 0)
  })

  it('are tracked separately: an event changes its own connection only [U-42]', async () => {
    const { start, a, b } = setUp()
    const core = start()
    for (const id of ['a', 'b']) await rightOf(core.connect(id))
    await a.wallet.movesToAccount('0xa3')
    await a.wallet.movesToChain('eip155:10')
    assert.deepEqual(
      liveConnections(core.connections.value.eip155).map(({ accounts, caipNetworkId }) => [accounts[0], caipNetworkId]),
      [
        ['0xb1', 'eip155:1'],
        ['0xa3', 'eip155:10'],
      ],
    )
    assert.equal(core.account('eip155').value.address, '0xb1')
    await b.wallet.withdrawsAccess()
    assert.equal(core.account('eip155').value.caipAddress, 'eip155:10:0xa3')
  })

  it('make the first remaining one active when they disconnect, and leave none after the last', async () => {
    const { start, a, b, memory } = setUp()
    const core = start()
    for (const id of ['a', 'b']) await rightOf(core.connect(id))
    await b.wallet.withdrawsAccess()
    assert.deepEqual(idsIn(core.connections.value), ['a'])
    await a.wallet.withdrawsAccess()
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Disconnected', reason: 'ByWallet' })
    assert.deepEqual(memory.read(), { eip155: ['b', 'a'] })
  })

  it('have one connection each, however often one is connected', async () => {
    const { start, a } = setUp()
    const core = start()
    for (const id of ['a', 'b', 'a']) await rightOf(core.connect(id))
    assert.deepEqual(idsIn(core.connections.value), ['a', 'b'])
    assert.equal(a.wallet.listeners(), 1)
  })

  it('are restored in their places, in any order of answers, within 3 s [U-30]', async () => {
    const { start, time, a, b } = setUp({ remembered: ['a', 'b', 'c'] })
    for (const { wallet } of [a, b]) wallet.remembersPage()
    a.wallet.answersWith('staySilent')
    const core = start()
    const states = valuesOf(core.connections)
    await time.advance(2_999)
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Restoring', connectorId: 'a' })
    await time.advance(1)
    assert.deepEqual(idsIn(core.connections.value), ['b'])
    assert.isFalse(states.some(({ eip155 }) => eip155._tag === 'Disconnected' && eip155.reason === 'NotRestored'))
  })

  it('are restored in their current state if they switch, or revoke, while an earlier one is awaited [U-36] [U-42]', async () => {
    const { start, time, a, b, c } = setUp({ remembered: ['a', 'b', 'c'] })
    for (const { wallet } of [a, b, c]) wallet.remembersPage()
    a.wallet.answersWith('staySilent')
    const core = start()
    await time.advance(1_000)
    await b.wallet.movesToAccount('0xb2')
    await b.wallet.movesToChain('eip155:10')
    await c.wallet.withdrawsAccess()
    await time.advance(2_000)
    assert.deepEqual(idsIn(core.connections.value), ['b'])
    assert.equal(core.account('eip155').value.caipAddress, 'eip155:10:0xb2')
    core.destroy()
    for (const { wallet } of [b, c]) assert.equal(wallet.listeners(), 0)
  })

  it('are restored around one without grants, which returns to its place once unlocked', async () => {
    const { start, time, a, b, c, memory } = setUp({ remembered: ['a', 'b', 'c'] })
    for (const { wallet } of [a, c]) wallet.remembersPage()
    const core = start()
    await time.advance(301)
    assert.deepEqual(idsIn(core.connections.value), ['a', 'c'])
    assert.deepEqual(memory.read(), { eip155: ['a', 'b', 'c'] })
    b.wallet.remembersPage()
    await b.wallet.movesToAccount('0xb1')
    await time.advance(0)
    assert.deepEqual(idsIn(core.connections.value), ['a', 'b', 'c'])
  })

  it('that are stored from when the feature was on are not all asked when it is off [U-03]', async () => {
    const { start, time, a, b } = setUp({ remembered: ['a', 'b'], multiWallet: false })
    for (const { wallet } of [a, b]) wallet.remembersPage()
    const core = start()
    await time.advance(301)
    assert.deepEqual(idsIn(core.connections.value), ['a'])
  })

  it('are placed behind a wallet that the visitor connects meanwhile', async () => {
    const { start, time, a, b } = setUp({ remembered: ['a', 'b'] })
    b.wallet.remembersPage()
    a.wallet.answersWith('staySilent')
    const core = start()
    await rightOf(core.connect('c'))
    await time.advance(3_000)
    assert.deepEqual(idsIn(core.connections.value), ['c', 'b'])
  })

  it("follow another tab's connects, choices and disconnects [U-33]", async () => {
    const { start, time, a, b, c, memory } = setUp()
    for (const { wallet } of [a, b, c]) wallet.remembersPage()
    const core = start()
    for (const id of ['a', 'b']) await rightOf(core.connect(id))
    memory.changeFromAnotherTab({ eip155: ['a', 'b', 'c'] })
    await time.advance(301)
    assert.deepEqual(idsIn(core.connections.value), ['a', 'b', 'c'])
    memory.changeFromAnotherTab({ eip155: ['c'] })
    assert.deepEqual(idsIn(core.connections.value), ['c'])
    assert.deepEqual(
      [a, b].map(({ wallet }) => wallet.listeners()),
      [0, 0],
    )
    assert.isTrue(a.wallet.grantsAccess())
  })

  it('take the places that another tab gave them as soon as they answer [U-33] [U-40]', async () => {
    const { start, time, a, b, memory } = setUp()
    b.wallet.remembersPage()
    const core = start()
    await rightOf(core.connect('a'))
    // Both are in the page for longer than their ids can be claimed.
    await time.advance(300)
    memory.changeFromAnotherTab({ eip155: ['b', 'a'] })
    await turn()
    await turn()
    const { eip155 } = core.connections.value
    assert.deepEqual(idsIn(core.connections.value), ['b', 'a'])
    memory.changeFromAnotherTab({ eip155: ['b', 'a'], solana: ['s'] })
    assert.equal(core.connections.value.eip155, eip155)
    assert.equal(a.wallet.listeners(), 1)
  })

  it('all disconnect with their namespace, and leave no listener with the page', async () => {
    const { start, a, b, c } = setUp()
    const core = start()
    for (const id of ['a', 'b']) await rightOf(core.connect(id))
    await rightOf(core.disconnect('eip155'))
    assert.deepEqual(
      [a, b].map(({ wallet }) => wallet.grantsAccess()),
      [false, false],
    )
    for (const id of ['b', 'c']) await rightOf(core.connect(id))
    core.destroy()
    assert.deepEqual(
      [a, b, c].map(({ wallet }) => wallet.listeners()),
      [0, 0, 0],
    )
  })

  it('have no API if the feature is off: an alert is raised, and nothing is loaded [S8-45]', async () => {
    const core = setUp({ multiWallet: false }).start()
    assert.isUndefined(await rightOf(core.feature('multiWallet')))
    assert.deepEqual(core.alerts.value, [{ _tag: 'MultiWalletNotEnabled' }])
  })

  it('are available to views even with the feature off, without an alert: an EVM and a Solana wallet are two [S1-08] [S8-45]', async () => {
    const time = makeVirtualTime()
    const { scheduler } = time
    const networks = [
      aNetwork(),
      aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' }),
    ] as const
    const connectors = [
      fakeWalletConnector({ id: 'evm', scheduler }),
      fakeWalletConnector({
        id: 'sol',
        namespace: 'solana',
        accounts: ['So1'],
        caipNetworkId: 'solana:main',
        scheduler,
      }),
    ]
    const { core } = startTestCore({ time, networks, connectors })
    for (const id of ['evm', 'sol']) await rightOf(core.connect(id))
    const profile = await rightOf(core.profile)
    assert.equal(core.network.value.activeNamespace, 'solana')
    profile.switchTo({ namespace: 'eip155', connectorId: 'evm' })
    assert.equal(core.network.value.activeNamespace, 'eip155')
    profile.disconnect({ namespace: 'eip155', connectorId: 'evm' })
    assert.equal(core.network.value.activeNamespace, 'solana')
    profile.undo()
    await turn()
    assert.equal(core.account('eip155').value.status, 'connected')
    assert.deepEqual(core.alerts.value, [])
  })

  it('are not asked again when their view is opened with the feature off', async () => {
    const { start, time, a } = setUp({ multiWallet: false, remembered: ['a'] })
    const core = start()
    await time.advance(3_000)
    const asked = valuesOf(core.connections)
    await rightOf(core.profile)
    assert.lengthOf(asked, 1)
    assert.equal(a.wallet.connectPrompts(), 0)
  })

  it('report a code if their API fails to load', async () => {
    const { core } = startTestCore({
      hostFeatures: { multiWallet: true },
      lazy: { multiWallet: () => Promise.reject(new TypeError('Failed to fetch')) },
    })
    assert.equal((await leftOf(core.feature('multiWallet')))._tag, 'ChunkNotLoaded')
    assert.equal((await leftOf(core.profile))._tag, 'ChunkNotLoaded')
  })
})
