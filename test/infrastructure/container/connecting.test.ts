import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/portico.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, PAIRING, SCHEDULER } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const SOLANA = aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' })
const POLKADOT = aNetwork({ id: 'main', caipNetworkId: 'polkadot:main', chainNamespace: 'polkadot' })
const OTHER_POLKADOT = aNetwork({ id: 'other', caipNetworkId: 'polkadot:other', chainNamespace: 'polkadot' })

const setUp = (
  networks: PorticoOptions['networks'] = [mainnet],
  remembered: Readonly<Record<string, string[]>> = {},
) => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const evm = fakeWalletConnector({ id: 'evm', scheduler })
  const dot = fakeWalletConnector({
    id: 'dot',
    namespace: 'polkadot',
    caipNetworkId: 'polkadot:main',
    accounts: ['5Dot'],
    scheduler,
  })
  const memory = fakeConnectionMemory(remembered)
  const portico = createPortico({
    networks,
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([evm, dot]))
      value(CONNECTION_MEMORY, memory)
      value(SCHEDULER, scheduler)
    },
  })
  const views = (): readonly string[] =>
    portico.modal.value._tag === 'Open' ? portico.modal.value.history.map(({ name }) => name) : []
  return { portico, evm, dot, memory, time, views }
}

describe('connecting through a Portico', () => {
  it('twice at once asks the wallet once, and both calls get its answer', async () => {
    const { portico, evm, time } = setUp()
    evm.wallet.answersWith('approve', 1_000)
    const calls = [portico.connect('evm'), portico.connect('evm', 'eip155')]
    await portico.feature('pairing').catch(() => undefined)
    await time.advance(1_000)
    const [first, second] = await Promise.all(calls)
    assert.equal(evm.wallet.connectPrompts(), 1)
    assert.deepEqual(first, second)
    portico.destroy()
  })

  it('to an already chosen wallet asks it again, and connects: after a rejection, after leaving, and after a disconnect [U-111]', async () => {
    const { portico, evm, time, views } = setUp()
    const choose = async (): Promise<string> => {
      portico.commands.chooseWallet('evm')
      await time.advance(1_000)
      return portico.attempt.value._tag
    }
    await portico.open()
    evm.wallet.answersWith('reject')
    assert.equal(await choose(), 'Rejected')
    evm.wallet.answersWith('staySilent')
    assert.equal(await choose(), 'AwaitingApproval')
    assert.deepEqual(views(), ['Connect', 'ConnectingExternal'], 'the view of this very wallet is shown all the time')
    portico.commands.back()
    evm.wallet.answersWith('approve')
    assert.equal(await choose(), 'Succeeded')
    assert.equal(portico.account().value.status, 'connected')
    await portico.disconnect()
    await portico.open({ view: 'Connect' })
    assert.equal(await choose(), 'Succeeded')
    assert.equal(portico.account().value.status, 'connected')
    assert.equal(evm.wallet.connectPrompts(), 4)
    portico.destroy()
  })

  it('sets the account status while the wallet is asked, for its namespace only [S4-01]', async () => {
    const { portico, evm, time } = setUp([mainnet, POLKADOT])
    evm.wallet.answersWith('approve', 1_000)
    const call = portico.connect('evm')
    await portico.feature('pairing').catch(() => undefined)
    assert.equal(portico.account().value.status, 'connecting')
    assert.equal(portico.account('polkadot').value.status, 'disconnected')
    await time.advance(1_000)
    await call
    assert.equal(portico.account().value.status, 'connected')
    portico.destroy()
  })

  it('after a reload restores the namespaces of the page only, and leaves those of other pages of the origin stored [U-28]', async () => {
    const { portico, evm, memory, time } = setUp([SOLANA], { eip155: ['evm'] })
    evm.wallet.remembersPage()
    await portico.open()
    const { eip155 } = portico.connections.value
    assert.deepEqual(eip155, { _tag: 'Disconnected', reason: 'NeverConnected' }, 'nobody is asked')
    await time.advance(3_000)
    assert.equal(portico.network.value.activeNamespace, 'solana')
    assert.equal(portico.network.value.active._tag, 'Configured')
    await portico.disconnect()
    assert.deepEqual(memory.read(), { eip155: ['evm'] })
    portico.destroy()
  })

  it('on networks without adapters needs a pairing, unless the host has its own connector [S2-22]', async () => {
    const { portico, views } = setUp([POLKADOT])
    await portico.open()
    assert.deepEqual(views(), ['Connect'])
    portico.destroy()
    const none = createPortico({
      networks: [POLKADOT],
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PAIRING, fakePairing())
      },
    })
    await none.open({ view: { name: 'Connect' } })
    assert.deepNestedPropertyVal(none.modal.value, 'history[0].name', 'ConnectingWalletConnectBasic')
    none.destroy()
  })

  it('on networks without adapters opens the view that a connected visitor asks for [S2-22] [S2-23] [S2-24]', async () => {
    const { portico, dot, views, time } = setUp([POLKADOT, OTHER_POLKADOT])
    dot.wallet.answersWith('approve', 0)
    const call = portico.connect('dot', 'polkadot')
    await portico.feature('pairing').catch(() => undefined)
    await time.advance(0)
    await call
    for (const name of ['Networks', 'ProfileWallets'] as const) {
      await portico.open({ view: { name } })
      assert.deepEqual(views(), [name])
    }
    await portico.open()
    assert.deepEqual(views(), ['Account'])
    portico.destroy()
  })
})
