import { assert } from 'chai'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { leftOf } from '../../support/leftOf.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ID = 'org.example.many'

/** A wallet on two namespaces, with one id for both connectors. */
const setUp = () => {
  const time = makeVirtualTime()
  const evm = fakeWalletConnector({ id: ID, name: 'Many on EVM', scheduler: time.scheduler })
  const solana = fakeWalletConnector({
    id: ID,
    name: 'Many on Solana',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: 'solana:main',
    scheduler: time.scheduler,
  })
  const networks = [
    aNetwork(),
    aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana', name: 'Solana' }),
  ] as const
  const memory = fakeConnectionMemory()
  return {
    time,
    evm,
    solana,
    memory,
    networks,
    visit: () => startTestCore({ time, connectors: [evm, solana], networks: [...networks], ports: { memory } }),
  }
}

describe('a wallet with one id on several namespaces', () => {
  it('is asked on the given namespace only [S1-08] [U-41]', async () => {
    const { evm, solana, visit } = setUp()
    const { core } = visit()
    await rightOf(core.connect(ID, 'solana'))
    assert.deepEqual(core.attempt.value, { _tag: 'Succeeded', namespace: 'solana', connectorId: ID })
    assert.equal(core.account('solana').value.connectedWalletInfo?.name, 'Many on Solana')
    assert.equal(core.account('eip155').value.status, 'disconnected')
    assert.deepEqual([evm.wallet.connectPrompts(), solana.wallet.connectPrompts()], [0, 1])
  })

  it('is asked on the active namespace by default', async () => {
    const { visit } = setUp()
    const { core } = visit()
    await rightOf(core.connect(ID))
    assert.equal(core.connections.value.eip155._tag, 'Connected')
    core.open(undefined, 'solana')
    await rightOf(core.connect(ID))
    assert.equal(core.connections.value.solana._tag, 'Connected')
  })

  it('is absent on a namespace without a connector', async () => {
    const { core } = setUp().visit()
    assert.deepEqual(await leftOf(core.connect(ID, 'bip122')), { _tag: 'ConnectorUnavailable', connectorId: ID })
    assert.deepEqual(core.attempt.value, {
      _tag: 'Failed',
      namespace: 'bip122',
      connectorId: ID,
      error: { _tag: 'ConnectorUnavailable', connectorId: ID },
    })
  })

  it('is restored on each namespace through its own connector, whose events affect its own namespace only [U-40]', async () => {
    const { time, evm, solana, visit } = setUp()
    const first = visit().core
    await rightOf(first.connect(ID, 'eip155'))
    await rightOf(first.connect(ID, 'solana'))
    first.destroy()
    const { core } = visit()
    await time.advance(301)
    assert.equal(core.account('solana').value.address, 'So1')
    const before = core.connections.value.eip155
    await solana.wallet.movesToAccount('So2')
    assert.equal(core.account('solana').value.address, 'So2')
    assert.equal(core.connections.value.eip155, before)
    await evm.wallet.withdrawsAccess()
    assert.equal(core.account('solana').value.status, 'connected')
  })

  it('answers each request with the connector of the given namespace [U-41]', async () => {
    const { evm, solana, visit } = setUp()
    const { core } = visit()
    await rightOf(core.connect(ID, 'eip155'))
    await rightOf(core.connect(ID, 'solana'))
    await rightOf(core.request('solana', { method: 'signMessage' }))
    assert.deepEqual([evm.wallet.requests().length, solana.wallet.requests().length], [0, 1])
  })
})
