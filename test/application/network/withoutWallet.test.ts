import { assert } from 'chai'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { BASE, idOf, setUpSwitching, SOLANA } from './setUpSwitching.js'

describe('switching without a wallet', () => {
  it('switches the page at once, without a request', async () => {
    const { core, wallet, at } = setUpSwitching()
    assert.equal(await rightOf(core.switchNetwork(BASE)), BASE)
    assert.equal(at(), BASE)
    assert.equal(wallet.switchPrompts(), 0)
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Idle' })
  })

  it('activates the namespace of the network, and the other keeps its own', async () => {
    const { core, at } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    await rightOf(core.switchNetwork(SOLANA))
    assert.deepEqual([core.network.value.activeNamespace, at()], ['solana', SOLANA])
    core.open(undefined, 'eip155')
    assert.equal(at(), BASE)
  })

  it('is stored for the next visit, which starts as rendered by the server (U-06)', async () => {
    const { core, networkMemory } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    const next = setUpSwitching({ ports: { networkMemory } })
    assert.equal(next.at(), BASE)
    assert.equal(idOf(next.core.network.initial), 'eip155:1')
  })

  it('stores nothing for a visitor who returned to the default network', async () => {
    const { core, networkMemory } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    assert.deepEqual(networkMemory.read(), [BASE])
    await rightOf(core.switchNetwork('eip155:1'))
    assert.deepEqual(networkMemory.read(), [])
  })

  it('is forgotten when the host no longer configures the network', async () => {
    const { core, networkMemory } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    const { core: next } = startTestCore({ ports: { networkMemory }, networks: [aNetwork()] })
    assert.equal(idOf(next.network.value), 'eip155:1')
  })

  it('gives way to the network of a connected wallet [U-36]', async () => {
    const { core, at } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    await rightOf(core.connect('evm'))
    assert.equal(at(), 'eip155:1')
    await rightOf(core.disconnect())
    assert.equal(at(), BASE)
  })
})
