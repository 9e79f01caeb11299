import { assert } from 'chai'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { BASE, idOf, setUpSwitching, SOLANA } from './setUpSwitching.js'

describe('switching without a wallet', () => {
  it('moves the page at once and asks nobody', async () => {
    const { core, wallet, at } = setUpSwitching()
    assert.equal(await rightOf(core.switchNetwork(BASE)), BASE)
    assert.equal(at(), BASE)
    assert.equal(wallet.switchPrompts(), 0)
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Idle' })
  })

  it('makes the namespace of the network the active one, and the other keeps its own', async () => {
    const { core, at } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    await rightOf(core.switchNetwork(SOLANA))
    assert.deepEqual([core.network.value.activeNamespace, at()], ['solana', SOLANA])
    core.open(undefined, 'eip155')
    assert.equal(at(), BASE)
  })

  it('is remembered for the next visit, which begins as the server drew it (U-06)', async () => {
    const { core, networkMemory } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    const next = setUpSwitching({ ports: { networkMemory } })
    assert.equal(next.at(), BASE)
    assert.equal(idOf(next.core.network.initial), 'eip155:1')
  })

  it('leaves nothing behind for a visitor who went back to where the page begins', async () => {
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

  it('gives way to what the wallet says once there is one [U-36]', async () => {
    const { core, at } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    await rightOf(core.connect('evm'))
    assert.equal(at(), 'eip155:1')
    await rightOf(core.disconnect())
    assert.equal(at(), BASE)
  })
})
