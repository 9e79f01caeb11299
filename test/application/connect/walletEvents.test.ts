import { assert } from 'chai'
import fc from 'fast-check'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { valuesOf } from '../../support/valuesOf.js'

const setUp = async () => {
  const fake = fakeWalletConnector()
  const test = startTestCore({
    connectors: [fake],
    networks: [aNetwork(), aNetwork({ id: 10, caipNetworkId: 'eip155:10', name: 'Optimism' })],
  })
  await rightOf(test.core.connect(fake.id))
  return { wallet: fake.wallet, ...test }
}

describe('a connected wallet', () => {
  it('that switches accounts updates the page in the same tick [U-42]', async () => {
    const { core, wallet } = await setUp()
    const moving = wallet.movesToAccount('0xb0b')
    assert.equal(core.account('eip155').value.address, '0xb0b')
    assert.equal(core.activeAccount.value.caipAddress, 'eip155:1:0xb0b')
    await moving
  })

  it('that switches chains updates the page in the same tick [U-36]', async () => {
    const { core, wallet } = await setUp()
    const moving = wallet.movesToChain('eip155:10')
    const { active } = core.network.value
    assert.equal(active._tag === 'Configured' && active.network.name, 'Optimism')
    await moving
  })

  it('is followed to an unconfigured chain, and back [U-36]', async () => {
    const { core, wallet } = await setUp()
    await wallet.movesToChain('eip155:137')
    assert.deepEqual(core.network.value.active, { _tag: 'Unsupported', caipNetworkId: 'eip155:137' })
    await wallet.movesToChain('eip155:1')
    assert.equal(core.network.value.active._tag, 'Configured')
  })

  it('is on the chain it reports, after any sequence of switches and visits [U-36]', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.constant('visit' as const),
            fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10', 'eip155:137', 'eip155:31337'),
          ),
          { maxLength: 12 },
        ),
        async (moves) => {
          const fake = fakeWalletConnector()
          const { memory, core: firstVisit, time } = startTestCore({ connectors: [fake] })
          await rightOf(firstVisit.connect(fake.id))
          let core = firstVisit
          let expected: CaipNetworkId = 'eip155:1'
          for (const move of moves) {
            if (move === 'visit') {
              core.destroy()
              core = startTestCore({ connectors: [fake], ports: { memory }, time }).core
              await time.advance(300)
            } else {
              expected = move
              await fake.wallet.movesToChain(move)
            }
            const { active } = core.network.value
            assert.equal(active._tag === 'Configured' ? active.network.caipNetworkId : active.caipNetworkId, expected)
          }
          core.destroy()
        },
      ),
      { numRuns: 50 },
    ))

  it('that revokes its grant ends the connection, and is listened to until the page ends', async () => {
    const { core, wallet, memory } = await setUp()
    await wallet.withdrawsAccess()
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Disconnected', reason: 'ByWallet' })
    assert.deepEqual(memory.read(), { eip155: ['org.example.fake'] })
    assert.equal(wallet.listeners(), 1)
    core.destroy()
    assert.equal(wallet.listeners(), 0)
  })

  it('that repeats an event changes nothing', async () => {
    const { core, wallet } = await setUp()
    const values = valuesOf(core.connections)
    await wallet.repeatsItself()
    assert.lengthOf(values, 1)
  })

  it('is never shown on a wrong chain, not even for a moment [U-36]', async () => {
    const fake = fakeWalletConnector({
      id: 'sol',
      namespace: 'solana',
      accounts: ['So1'],
      caipNetworkId: 'solana:devnet',
    })
    const solana = aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' })
    const { core } = startTestCore({ connectors: [fake], networks: [aNetwork(), solana] })
    const values = valuesOf(core.network)
    await rightOf(core.connect('sol'))
    const shown = values.map(({ active }) =>
      active._tag === 'Configured' ? active.network.caipNetworkId : active.caipNetworkId,
    )
    assert.deepEqual(shown, ['eip155:1', 'solana:devnet'])
  })
})
