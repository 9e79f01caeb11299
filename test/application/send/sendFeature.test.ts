import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { createStore } from '../../../application/kernel/store.js'
import type { PreparedTransfer, TransferError } from '../../../domain/send/transfer.js'
import { makeSendFeature } from '../../../application/send/sendFeature.js'
import type { AccountHere } from '../../../domain/account/accountHere.js'
import { type AccountState, emptyAccount } from '../../../domain/account/accountState.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { anAnswer } from '../../support/anAnswer.js'
import { aNetwork } from '../../support/aNetwork.js'
import { aUser } from '../../support/aUser.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'
import { aPrepared, FROM, HASH, TO } from './setUpSendSteps.js'
import { someOpenPayments } from '../../support/someOpenPayments.js'
import { fateIn } from '../../support/fateIn.js'

const anAccount = (change: Partial<AccountState> = {}): AccountState => ({
  ...emptyAccount('eip155'),
  address: FROM,
  caipAddress: `eip155:1:${FROM}`,
  balance: '9',
  ...change,
})

const setUp = (first: Partial<AccountState> = {}) => {
  const time = makeVirtualTime()
  const transfers = fakeTransfers()
  const account = createStore(anAccount(first))
  const networks = [aNetwork(), aNetwork({ id: 137, caipNetworkId: 'eip155:137' })] as const
  const at = (index: 0 | 1, address = FROM): AccountHere => ({
    _tag: 'Here',
    namespace: 'eip155',
    address,
    network: networks[index],
  })
  const here = createStore<AccountHere>(at(0))
  const appearance = createStore(toAppearance({ locale: 'en' }))
  let walletAsked = 0
  let answer: TE.TaskEither<never, string> = TE.right(HASH)
  const send = makeSendFeature({
    here,
    account,
    appearance,
    networks,
    scheduler: time.scheduler,
    refresh: () => undefined,
    transfers,
    knownReceivers: async () => ({ trusted: [], paid: [] }),
    names: fakeNames(),
    fateOf: fateIn(),
    openPayments: someOpenPayments(time.scheduler),
    feePayer: () => 'Sender',
    askWallet: () => async () => {
      walletAsked += 1
      return answer()
    },
  })
  transfers.prepareWith(TE.right(aPrepared()))
  send.setAmount({ _tag: 'Asset', text: '1' })
  send.setReceiver(TO)
  return {
    send,
    time,
    transfers,
    here,
    account,
    appearance,
    moveNetwork: (): void => here.set(at(1)),
    moveAccount: (): void => here.set(at(0, TO)),
    walletAsked: (): number => walletAsked,
    walletAnswers: (next: typeof answer): void => {
      answer = next
    },
  }
}

describe('the send form', () => {
  it('is absent while a stored wallet is restored, and without an account', () => {
    const { send, here } = setUp()
    here.set({ _tag: 'Restoring' })
    assert.deepEqual(send.state.value, { _tag: 'Restoring' })
    here.set({ _tag: 'Nobody' })
    assert.deepEqual(send.state.value, { _tag: 'NoAccount' })
  })

  it('is parsed in the language of the page, also after a change', () => {
    const { send, appearance } = setUp()
    const amount = () => (send.state.value._tag === 'Ready' ? send.state.value.checked.amount._tag : undefined)
    send.setAmount({ _tag: 'Asset', text: '1.500' })
    assert.equal(amount(), 'Right')
    appearance.set(toAppearance({ locale: 'de' }))
    assert.equal(amount(), 'Left')
  })

  it('is kept when only the balance becomes known', () => {
    const { send, account } = setUp()
    account.set(anAccount({ balance: '0.5' }))
    const { value } = send.state
    assert.equal(value._tag === 'Ready' && value.form.receiver, TO)
    assert.deepEqual(
      value._tag === 'Ready' && value.checked.amount,
      E.left({ _tag: 'MoreThanThereIs', available: '0.5' }),
    )
  })

  for (const what of ['account', 'network'] as const)
    it(`asks no wallet if the ${what} changed during the re-simulation`, async () => {
      const { send, transfers, moveAccount, moveNetwork, walletAsked } = setUp()
      await send.review()
      const late = anAnswer<TransferError, PreparedTransfer>()
      transfers.prepareWith(late.task)
      const confirming = send.confirm('')()
      await turn()
      if (what === 'network') moveNetwork()
      else moveAccount()
      late.give(E.right(aPrepared()))
      assert.deepEqual(await confirming, E.left({ _tag: 'ConnectionChanged' } as const))
      assert.equal(walletAsked(), 0)
    })

  it('is sent once, and stays unchanged, while the wallet is asked; a second confirmation or review fails [S-28]', async () => {
    const { send, transfers, walletAsked, walletAnswers } = setUp()
    const form = () => (send.state.value._tag === 'Ready' ? send.state.value.form : undefined)
    await send.review()
    const before = form()
    const late = anAnswer<never, string>()
    walletAnswers(late.task)
    const confirming = send.confirm('')()
    await turn()
    const pending = E.left({ _tag: 'RequestPending' } as const)
    assert.deepEqual(await send.confirm('')(), pending)
    assert.deepEqual(await send.review(), pending)
    send.choose(`0x${'c0'.repeat(20)}`, '')
    send.setReceiver(FROM)
    send.setAmount({ _tag: 'All' })
    assert.equal(send.step.value._tag, 'Asking')
    assert.deepEqual([form(), transfers.sought], [before, []])
    late.give(E.right(HASH))
    assert.deepEqual(await confirming, E.right(HASH))
    assert.equal(walletAsked(), 1)
  })

  it('compares what was sent, except for a smart account of a login [X-20]', async () => {
    const accounts: readonly (readonly [Partial<AccountState>, number])[] = [
      [{ preferredAccountType: 'smartAccount' }, 1],
      [{ user: aUser(), preferredAccountType: 'eoa' }, 1],
      [{ user: aUser(), preferredAccountType: 'smartAccount' }, 0],
    ]
    for (const [account, looks] of accounts) {
      const { send, time, transfers } = setUp(account)
      await send.review()
      await send.confirm('')()
      await time.advance(3_000)
      assert.lengthOf(transfers.compared, looks)
    }
  })

  it('ends with the page, and ignores later account changes', () => {
    const { send, moveAccount } = setUp()
    let ends = 0
    send.state.changes.subscribe({ complete: () => (ends += 1) })
    send.dispose()
    assert.equal(ends, 1)
    moveAccount()
    assert.equal(send.state.value._tag === 'Ready' && send.state.value.form.receiver, TO)
  })
})
