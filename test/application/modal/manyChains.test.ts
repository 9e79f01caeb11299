import { assert } from 'chai'
import type { View } from '../../../domain/modal/view.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const SOLANA = 'solana:main'
const ICON = 'data:image/png;base64,AA'

/** A page with EVM and Solana, one wallet for both and one for each. */
const setUp = () => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const both = { name: 'Both', icon: ICON, scheduler }
  const onEvm = fakeWalletConnector({ ...both, id: 'io.both' })
  const onSolana = fakeWalletConnector({
    ...both,
    id: 'standard:Both',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: SOLANA,
  })
  const evm = fakeWalletConnector({ id: 'evm', name: 'Evm', scheduler })
  const networks = [
    aNetwork(),
    aNetwork({ id: 'main', caipNetworkId: SOLANA, chainNamespace: 'solana', name: 'Solana' }),
  ] as const
  const test = startTestCore({ time, connectors: [onEvm, onSolana, evm], networks })
  const views = (): readonly View[] => (test.core.modal.value._tag === 'Open' ? test.core.modal.value.history : [])
  return { onEvm: onEvm.wallet, onSolana: onSolana.wallet, views, ...test }
}

describe('choosing a multi-chain wallet [U-43]', () => {
  it('asks for the chain before it asks the wallet, which has one row', async () => {
    const { core, time, views, onEvm, onSolana } = setUp()
    core.open()
    assert.deepEqual(
      core.wallets.value.rows.map(({ id }) => id),
      ['io.both', 'evm'],
    )
    core.commands.chooseWallet('io.both')
    assert.deepEqual(views(), [{ name: 'Connect' }, { name: 'ConnectingMultiChain', walletId: 'io.both' }])
    assert.deepEqual(core.attempt.value, { _tag: 'Idle' })
    onSolana.answersWith('approve', 1_000)
    core.commands.chooseWallet('io.both', 'solana')
    assert.deepEqual(views().at(-1), { name: 'ConnectingExternal', walletId: 'standard:Both', namespace: 'solana' })
    await time.advance(1_000)
    assert.deepEqual(
      [core.account('solana').value.status, core.account('eip155').value.status],
      ['connected', 'disconnected'],
    )
    assert.equal(core.network.value.activeNamespace, 'solana')
    assert.equal(onEvm.connectPrompts(), 0)
  })

  it('asks again there, whatever the active chain is by then [U-41]', async () => {
    const { core, time, onSolana } = setUp()
    onSolana.answersWith('reject')
    core.open()
    core.commands.chooseWallet('io.both', 'solana')
    await time.advance(0)
    assert.equal(core.attempt.value._tag, 'Rejected')
    onSolana.answersWith('approve')
    core.commands.retryConnect()
    await time.advance(0)
    assert.equal(core.account('solana').value.status, 'connected')
  })

  it('returns to the question', async () => {
    const { core, time, views, onSolana } = setUp()
    onSolana.answersWith('reject')
    core.open()
    core.commands.chooseWallet('io.both')
    core.commands.chooseWallet('io.both', 'solana')
    await time.advance(0)
    core.commands.back()
    assert.deepEqual(views().at(-1), { name: 'ConnectingMultiChain', walletId: 'io.both' })
  })

  it('needs no question if the view is about one chain', async () => {
    const { core, time, views } = setUp()
    core.open({ name: 'Connect', namespace: 'eip155' })
    core.commands.chooseWallet('io.both')
    assert.deepEqual(views().at(-1), { name: 'ConnectingExternal', walletId: 'io.both', namespace: 'eip155' })
    await time.advance(0)
    assert.equal(core.account('eip155').value.status, 'connected')
  })

  it('keeps each chain’s connection when the other one’s wallet disconnects [U-40]', async () => {
    const { core, time, onEvm } = setUp()
    core.open()
    core.commands.chooseWallet('io.both', 'eip155')
    await time.advance(0)
    core.open()
    core.commands.chooseWallet('io.both', 'solana')
    await time.advance(0)
    await onEvm.withdrawsAccess()
    assert.deepEqual(
      [core.account('eip155').value.status, core.account('solana').value.status],
      ['disconnected', 'connected'],
    )
  })
})

describe('the Connect view of one chain', () => {
  it('stays open when the visitor returns to it, even if another chain is connected', async () => {
    const { core, time, views } = setUp()
    core.open()
    core.commands.chooseWallet('evm')
    await time.advance(0)
    core.open()
    core.commands.go({ name: 'Connect', namespace: 'solana' })
    core.commands.chooseWallet('io.both')
    core.commands.back()
    assert.deepEqual(
      views().map(({ name }) => name),
      ['Account', 'Connect'],
    )
  })
})
