import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { View } from '../../../domain/modal/view.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ADDRESS = `0x${'a1'.repeat(20)}`

const setUp = ({ clipboard = true } = {}) => {
  const time = makeVirtualTime()
  const fake = fakeWalletConnector({ id: 'fake', accounts: [ADDRESS], scheduler: time.scheduler })
  const other = fakeWalletConnector({ id: 'other', scheduler: time.scheduler })
  const test = startTestCore({ time, connectors: [fake, other], ports: { host: fakeHostEnvironment({ clipboard }) } })
  const views = (): readonly View[] => (test.core.modal.value._tag === 'Open' ? test.core.modal.value.history : [])
  const notice = () => (test.core.snackbar.value._tag === 'Shown' ? test.core.snackbar.value.notice._tag : undefined)
  return { wallet: fake.wallet, other: other.wallet, views, notice, ...test }
}

describe('choosing a wallet', () => {
  it('shows that it is pending, asks it, and closes when it approves [S1-01]', async () => {
    const { core, time, wallet, views } = setUp()
    wallet.answersWith('approve', 1_000)
    core.open()
    core.commands.chooseWallet('fake')
    assert.deepEqual(views(), [
      { name: 'Connect' },
      { name: 'ConnectingExternal', walletId: 'fake', namespace: 'eip155' },
    ])
    assert.deepEqual(core.attempt.value, { _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'fake' })
    await time.advance(1_000)
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
    assert.equal(core.account('eip155').value.status, 'connected')
    assert.deepEqual(core.attempt.value, { _tag: 'Succeeded', namespace: 'eip155', connectorId: 'fake' })
  })

  it('keeps the view when the wallet rejects, and asks again on retry [S8-09] [U-89]', async () => {
    const { core, time, wallet, views } = setUp()
    wallet.answersWith('reject')
    core.open()
    core.commands.chooseWallet('fake')
    await time.advance(0)
    assert.deepEqual(views().at(-1), { name: 'ConnectingExternal', walletId: 'fake', namespace: 'eip155' })
    assert.deepEqual(core.attempt.value, { _tag: 'Rejected', namespace: 'eip155', connectorId: 'fake' })
    wallet.answersWith('approve')
    core.commands.retryConnect()
    await time.advance(0)
    assert.equal(core.account('eip155').value.status, 'connected')
  })

  it('sends nothing for a wallet that has to be installed first, and connects once it appears', async () => {
    const { core, time, views, registry } = setUp()
    core.open()
    core.commands.chooseWallet('listed')
    assert.deepEqual(core.attempt.value, { _tag: 'Idle' })
    registry.announce(fakeWalletConnector({ id: 'installed', scheduler: time.scheduler }))
    core.commands.chooseWallet('installed')
    assert.deepEqual(views(), [
      { name: 'Connect' },
      { name: 'ConnectingExternal', walletId: 'installed', namespace: 'eip155' },
    ])
    await time.advance(0)
    assert.equal(core.account('eip155').value.status, 'connected')
  })

  it('is not retried from another view', () => {
    const { core } = setUp()
    core.open()
    core.commands.retryConnect()
    assert.deepEqual(core.attempt.value, { _tag: 'Idle' })
  })

  for (const leave of ['close', 'back'] as const) {
    it(`ends with ${leave}: the attempt ends, and a late approval connects nothing [S8-08] [U-108]`, async () => {
      const { core, time, wallet } = setUp()
      wallet.answersWith('approve', 1_000)
      core.open()
      core.commands.chooseWallet('fake')
      await time.advance(500)
      core.commands[leave]()
      assert.deepEqual(core.attempt.value, { _tag: 'Idle' })
      await time.advance(10_000)
      assert.equal(core.account('eip155').value.status, 'disconnected')
      assert.equal(wallet.listeners(), 0)
    })
  }

  it("settles a host's promise as ModalClosed when the modal closes [S8-08] [U-91]", async () => {
    const { core, wallet } = setUp()
    wallet.answersWith('staySilent')
    core.open({ name: 'ConnectingExternal', walletId: 'fake', namespace: 'eip155' })
    const ending = core.connect('fake')()
    core.commands.close()
    assert.deepEqual(await ending, E.left({ _tag: 'ModalClosed' }))
  })

  it('resets the outcome of the last attempt when the visitor leaves', async () => {
    const { core, time, wallet } = setUp()
    wallet.answersWith('reject')
    core.open()
    core.commands.chooseWallet('fake')
    await time.advance(0)
    core.commands.back()
    assert.deepEqual(core.attempt.value, { _tag: 'Idle' })
  })
})

describe('connecting by host code', () => {
  it('leaves the modal unchanged', async () => {
    const { core, views } = setUp()
    core.open({ name: 'AllWallets' })
    await rightOf(core.connect('fake'))
    assert.deepEqual(views(), [{ name: 'AllWallets' }])
  })
})

describe('the Account view', () => {
  it('closes when the last account disconnects, for any reason', async () => {
    const { core, wallet } = setUp()
    await rightOf(core.connect('fake'))
    core.open()
    await wallet.withdrawsAccess()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })
})

describe('copying the address', () => {
  it('copies the whole address with a message for 2.5 s [S-06]', async () => {
    const { core, time, host, notice } = setUp()
    await rightOf(core.connect('fake'))
    core.commands.copyAddress()
    await time.advance(0)
    assert.deepEqual(host.copied, [ADDRESS])
    assert.equal(notice(), 'AddressCopied')
    await time.advance(2_500)
    assert.isUndefined(notice())
  })

  it('shows the whole address, and keeps it visible, when the browser refused [S-06]', async () => {
    const { core, time } = setUp({ clipboard: false })
    await rightOf(core.connect('fake'))
    core.commands.copyAddress()
    await time.advance(60_000)
    assert.deepNestedInclude(core.snackbar.value, { notice: { _tag: 'CopyFailed', text: ADDRESS } })
  })

  it('does nothing while disconnected', async () => {
    const { core, time, host, notice } = setUp()
    core.commands.copyAddress()
    await time.advance(0)
    assert.deepEqual(host.copied, [])
    assert.isUndefined(notice())
  })
})
