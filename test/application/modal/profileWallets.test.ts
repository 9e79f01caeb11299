import { assert } from 'chai'
import type { View } from '../../../domain/modal/view.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { turn } from '../../support/turn.js'

const NETWORKS = [aNetwork(), aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' })] as const
const PROFILE: View = { name: 'ProfileWallets' }

/** Two EVM wallets and one of Solana in the page, none connected. */
const setUp = async ({ multiWallet = true, connected = [] as readonly string[] } = {}) => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const evm = (id: string) => fakeWalletConnector({ id, accounts: [`${id}-1`], scheduler })
  const wallets = {
    a: evm('a'),
    b: evm('b'),
    s: fakeWalletConnector({
      id: 's',
      namespace: 'solana',
      accounts: ['So1'],
      caipNetworkId: 'solana:main',
      scheduler,
    }),
  }
  const { core } = startTestCore({
    time,
    networks: NETWORKS,
    connectors: Object.values(wallets),
    hostFeatures: { multiWallet },
  })
  for (const id of connected) await rightOf(core.connect(id))
  const profile = await rightOf(core.profile)
  const views = (): readonly View['name'][] =>
    core.modal.value._tag === 'Open' ? core.modal.value.history.map(({ name }) => name) : []
  const told = (): string => (core.snackbar.value._tag === 'Shown' ? core.snackbar.value.notice._tag : 'Hidden')
  /** Chooses a wallet in the modal, which then approves. */
  const choose = async (id: string): Promise<void> => {
    core.commands.chooseWallet(id)
    await time.advance(0)
    await turn()
  }
  return { ...wallets, core, profile, views, told, choose, time }
}

describe('ProfileWallets and the modal', () => {
  it('opens by its name [S2-11]', async () => {
    const { core, views } = await setUp()
    core.open(PROFILE)
    assert.deepEqual(views(), ['ProfileWallets'])
  })

  it('opens after a further wallet, if the host keeps several; the first one closes the modal [S1-08]', async () => {
    const { core, views, told, choose } = await setUp()
    core.open({ name: 'Connect' })
    await choose('a')
    assert.deepEqual(views(), [])
    core.open({ name: 'Connect' })
    core.commands.go({ name: 'AllWallets' })
    await choose('b')
    assert.deepEqual([views(), told()], [['ProfileWallets'], 'WalletAdded'])
  })

  it('does not open if a namespace has one wallet, for a visitor who did not come from it', async () => {
    const { core, views, choose } = await setUp({ multiWallet: false, connected: ['a'] })
    core.open({ name: 'Connect' })
    await choose('s')
    assert.deepEqual(views(), [])
  })

  it('is returned to after adding a wallet from it, and leads from there to the account', async () => {
    const { core, views, told, choose } = await setUp({ multiWallet: false, connected: ['a'] })
    core.open()
    core.commands.go(PROFILE)
    core.commands.go({ name: 'Connect' })
    await choose('s')
    assert.deepEqual([views(), told()], [['Account', 'ProfileWallets'], 'WalletAdded'])
    core.commands.back()
    assert.deepEqual(views(), ['Account'])
  })

  it('is returned to after reconnecting a recent wallet', async () => {
    const { core, profile, views, told, time } = await setUp({ connected: ['a', 'b'] })
    profile.disconnect({ namespace: 'eip155', connectorId: 'b' })
    core.open(PROFILE)
    profile.switchTo({ namespace: 'eip155', connectorId: 'b' })
    assert.deepEqual(views(), ['ProfileWallets', 'ConnectingExternal'])
    await time.advance(200)
    await turn()
    assert.deepEqual([views(), told()], [['ProfileWallets'], 'WalletSwitched'])
  })

  it('stays open when the last wallet disconnects, and leads back to Connect, never to a missing account', async () => {
    const { core, profile, views } = await setUp({ connected: ['a'] })
    core.open()
    core.commands.go(PROFILE)
    profile.disconnect({ namespace: 'eip155', connectorId: 'a' })
    assert.deepEqual(views(), ['Account', 'ProfileWallets'])
    core.commands.back()
    assert.deepEqual(views(), ['Connect'])
  })

  it('stays open when the last wallet of the active namespace disconnects; another connected one becomes active, and undo reverts that [U-40]', async () => {
    const { core, profile, views } = await setUp({ connected: ['a', 's'] })
    core.open(PROFILE)
    profile.disconnect({ namespace: 'solana', connectorId: 's' })
    assert.deepEqual([views(), core.network.value.activeNamespace], [['ProfileWallets'], 'eip155'])
    profile.undo()
    await turn()
    assert.equal(core.account('solana').value.status, 'connected')
    assert.deepEqual(views(), ['ProfileWallets'])
  })
})
