import { assert } from 'chai'
import { rightOf } from '../../support/rightOf.js'
import { BASE, OPTIMISM, setUpSwitching, SOLANA } from './setUpSwitching.js'

const connected = async () => {
  const test = setUpSwitching()
  await rightOf(test.core.connect('evm'))
  return test
}

describe('opening for a namespace', () => {
  it('first activates the network of that namespace, connected or not [S2-21]', async () => {
    const { core, shown, at } = setUpSwitching()
    core.open(undefined, 'solana')
    assert.deepEqual([core.network.value.activeNamespace, at(), shown()], ['solana', SOLANA, ['Connect']])
    core.commands.close()
    await rightOf(core.connect('sol'))
    await rightOf(core.connect('evm'))
    assert.equal(at(), 'eip155:1')
    core.open(undefined, 'solana')
    assert.deepEqual([at(), shown()], [SOLANA, ['Account']])
    assert.equal(core.activeAccount.value.caipAddress, `${SOLANA}:So1`)
  })

  it("uses the network of that namespace's wallet, without a request [S2-21] [U-36]", async () => {
    const { core, wallet, at } = await connected()
    await wallet.movesToChain(OPTIMISM)
    await rightOf(core.connect('sol'))
    core.open(undefined, 'eip155')
    assert.equal(at(), OPTIMISM)
    assert.equal(wallet.switchPrompts(), 0)
  })

  it('changes nothing if it is already active [S2-21]', async () => {
    const { core, at } = setUpSwitching()
    await rightOf(core.switchNetwork(BASE))
    const before = core.network.value
    core.open(undefined, 'eip155')
    assert.equal(core.network.value, before)
    assert.equal(at(), BASE)
  })
})

describe('the active namespace', () => {
  it('is a connected one, while there is one', async () => {
    const { core, solana } = await connected()
    await rightOf(core.connect('sol'))
    assert.equal(core.network.value.activeNamespace, 'solana')
    await solana.wallet.withdrawsAccess()
    assert.equal(core.network.value.activeNamespace, 'eip155')
    await rightOf(core.disconnect())
    assert.equal(core.network.value.activeNamespace, 'eip155')
  })

  it('is on the next visit the one whose wallet was connected or chosen last, in any order of answers', async () => {
    for (const [last, expected] of [
      ['sol connects', 'solana'],
      ['evm connects again', 'eip155'],
      ['evm is chosen', 'eip155'],
      ['a network of evm is chosen', 'eip155'],
    ] as const) {
      const { core, evm, solana, memory, networkMemory } = await connected()
      await rightOf(core.connect('sol'))
      if (last === 'evm connects again') {
        await rightOf(core.disconnect('eip155'))
        await rightOf(core.connect('evm'))
      }
      if (last === 'evm is chosen') (await rightOf(core.profile)).switchTo({ namespace: 'eip155', connectorId: 'evm' })
      if (last === 'a network of evm is chosen') await rightOf(core.switchNetwork(BASE))
      assert.equal(core.network.value.activeNamespace, expected, last)
      core.destroy()
      for (const connectors of [
        [solana, evm],
        [evm, solana],
      ]) {
        const next = setUpSwitching({ connectors, ports: { memory, networkMemory } })
        assert.equal(next.core.network.value.activeNamespace, expected, last)
        await next.time.advance(310)
        assert.equal(next.core.network.value.activeNamespace, expected, last)
        next.core.destroy()
      }
    }
  })

  it('is on the next visit a connected one, if the wallet of the last one stays locked', async () => {
    const { core, evm, solana, memory, networkMemory } = await connected()
    await rightOf(core.connect('sol'))
    await solana.wallet.withdrawsAccess()
    core.destroy()
    const next = setUpSwitching({ connectors: [evm, solana], ports: { memory, networkMemory } })
    await next.time.advance(310)
    assert.equal(next.core.network.value.activeNamespace, 'eip155')
  })

  it("is not changed by a wallet that is restored later than the visitor's choice", async () => {
    const { core, evm, solana, memory, networkMemory } = await connected()
    await rightOf(core.connect('sol'))
    await rightOf(core.switchNetwork(SOLANA))
    core.destroy()
    const next = setUpSwitching({ connectors: [solana, evm], ports: { memory, networkMemory } })
    await next.time.advance(310)
    assert.equal(next.core.connections.value.eip155._tag, 'Connected')
    assert.equal(next.core.network.value.activeNamespace, 'solana')
  })
})
