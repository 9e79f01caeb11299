import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { PreparedTransfer, TransferError } from '../../../domain/send/transfer.js'
import type { SendFailure } from '../../../domain/send/sendState.js'
import type { Receiver } from '../../../domain/send/receiver.js'
import { askedForSend } from '../../../domain/send/sendOrder.js'
import { aDevice, fakeOpenPaymentMemory } from '../../fakes/fakeOpenPaymentMemory.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { someOpenPayments } from '../../support/someOpenPayments.js'
import { anAnswer } from '../../support/anAnswer.js'
import { turn } from '../../support/turn.js'
import { anOrder, aPrepared, aTokenOrder, FROM, HASH, NEVER, setUpSendSteps } from './setUpSendSteps.js'

const CLOSED = E.left({ _tag: 'ModalClosed' } as const)
const PENDING = E.left({ _tag: 'RequestPending' } as const)
const OUTDATED = E.left({ _tag: 'PreviewOutdated' } as const)

describe('confirming a transfer', () => {
  it('re-simulates on confirm and sends the fresh request [U-103]', async () => {
    const { steps, step, transfers, walletAsked, showThen } = setUpSendSteps()
    const order = anOrder()
    const fresh = aPrepared({ fee: 9n }, 2)
    await showThen(order, aPrepared(), fresh)
    const confirming = steps.confirm()
    assert.equal(step.value._tag, 'Checking')
    assert.deepEqual(await confirming, E.right(HASH))
    assert.lengthOf(transfers.prepared, 2)
    assert.deepEqual(walletAsked, [fresh])
    const comparison = { _tag: 'Unknown' } as const
    const about = { receiver: { _tag: 'Plain' }, name: undefined, feePayer: 'Sender', lookalikeOf: undefined } as const
    assert.deepEqual(step.value, { _tag: 'Sent', order, prepared: fresh, ...about, id: HASH, comparison })
  })

  const shown = aPrepared({ units: 50n, arrives: 50n, fee: 10n, expectedFee: 3n, deposit: 5n })
  const CHANGES: Readonly<Record<string, Partial<PreparedTransfer>>> = {
    'costs more than the most that was named': { expectedFee: 11n, fee: 20n },
    'takes a larger deposit': { deposit: 6n },
    'arrives with less': { arrives: 49n },
    'moves another amount': { units: 49n },
  }
  for (const [what, change] of Object.entries(CHANGES))
    it(`shows the preview again if it ${what}, without asking a wallet [U-103]`, async () => {
      const { steps, step, walletAsked, showThen } = setUpSendSteps()
      const now = { ...shown, ...change }
      await showThen(aTokenOrder({ units: 50n }), shown, now)
      assert.deepEqual(await steps.confirm(), OUTDATED)
      assert.deepInclude(step.value, { _tag: 'Prepared', hasChanged: true, prepared: now })
      assert.isEmpty(walletAsked)
      assert.deepEqual(await steps.confirm(), E.right(HASH), 'having been looked at, it is sent')
    })

  it('sends if only the maximum fee is higher, and the expected cost is within the shown maximum', async () => {
    const { steps, walletAsked, showThen } = setUpSendSteps()
    const now = { ...shown, fee: 20n, expectedFee: 10n, deposit: 4n, arrives: 51n }
    await showThen(aTokenOrder({ units: 50n }), shown, now)
    assert.deepEqual(await steps.confirm(), E.right(HASH))
    assert.deepEqual(walletAsked, [now])
  })

  it('sends the shown request, for all coins, if only the fee changed the amount', async () => {
    const { steps, step, walletAsked, showThen } = setUpSendSteps()
    const all = aPrepared({ units: 90n, fee: 10n })
    await showThen(anOrder({ units: 'All' }), all, aPrepared({ units: 92n, fee: 8n }, 2))
    assert.deepEqual(await steps.confirm(), E.right(HASH))
    assert.deepEqual(walletAsked, [all])
    assert.deepInclude(step.value, { _tag: 'Sent', prepared: all })
  })

  it('always sends the newest request if transfers expire; for all coins, a changed amount is shown first', async () => {
    const { steps, step, walletAsked, showThen } = setUpSendSteps()
    const old = aPrepared({ units: 90n, fee: 10n, validUntilBlock: 150n })
    const fresh = aPrepared({ units: 90n, fee: 10n, validUntilBlock: 400n }, 2)
    await showThen(anOrder({ units: 'All' }), old, fresh)
    assert.deepEqual(await steps.confirm(), E.right(HASH))
    assert.deepEqual(walletAsked, [fresh])
    const other = aPrepared({ units: 92n, fee: 8n, validUntilBlock: 400n }, 3)
    await showThen(anOrder({ units: 'All' }), old, other)
    assert.deepEqual(await steps.confirm(), OUTDATED)
    assert.deepInclude(step.value, { _tag: 'Prepared', hasChanged: true, prepared: other })
    assert.deepEqual(await steps.confirm(), E.right(HASH))
    assert.deepEqual(walletAsked, [fresh, other])
  })

  it('shows the preview again, for all coins, if the balance changed or the fee exceeds the shown maximum', async () => {
    for (const change of [{ units: 91n }, { units: 89n }, { units: 80n, fee: 20n, expectedFee: 11n }]) {
      const { steps, step, walletAsked, showThen } = setUpSendSteps()
      await showThen(anOrder({ units: 'All' }), aPrepared({ units: 90n, fee: 10n }), aPrepared({ fee: 10n, ...change }))
      assert.deepEqual(await steps.confirm(), OUTDATED)
      assert.deepInclude(step.value, { _tag: 'Prepared', hasChanged: true })
      assert.isEmpty(walletAsked)
    }
  })

  it('does not offset token units against the fee, which is in coins', async () => {
    for (const order of [aTokenOrder({ units: 'All' }), anOrder({ units: 90n })]) {
      const { steps, walletAsked, showThen } = setUpSendSteps()
      await showThen(order, aPrepared({ units: 90n, fee: 10n }), aPrepared({ units: 92n, fee: 8n }))
      assert.deepEqual(await steps.confirm(), OUTDATED)
      assert.isEmpty(walletAsked)
    }
  })

  it('shows the preview again if the receiver turns out to be a contract, and not if a node goes silent or answers again', async () => {
    const elsewhere: Receiver = { _tag: 'ContractElsewhere', on: 'eip155:137' }
    const tagsOf = async (before: Receiver, now: Receiver): Promise<string> => {
      const { steps, transfers } = setUpSendSteps()
      transfers.receiverWith(TE.right(before))
      await steps.review(anOrder())()
      transfers.receiverWith(TE.right(now))
      return E.isRight(await steps.confirm()) ? 'sent' : 'shown'
    }
    assert.equal(await tagsOf({ _tag: 'Plain' }, { _tag: 'Contract' }), 'shown')
    assert.equal(await tagsOf({ _tag: 'Unknown' }, elsewhere), 'shown')
    assert.equal(await tagsOf({ _tag: 'Contract' }, elsewhere), 'shown')
    assert.equal(await tagsOf(elsewhere, elsewhere), 'sent')
    assert.equal(await tagsOf({ _tag: 'Plain' }, { _tag: 'Unknown' }), 'sent')
    assert.equal(await tagsOf({ _tag: 'Unknown' }, { _tag: 'Plain' }), 'sent')
  })

  it('is not prepared if the chain would refuse it by now, or is silent for 40 s', async () => {
    const { steps, step, transfers, time, walletAsked } = setUpSendSteps()
    const order = anOrder()
    const error = { _tag: 'NotEnoughFunds', of: 'coin', needed: 2n, available: 1n } as const
    await steps.review(order)()
    transfers.prepareWith(TE.left(error))
    assert.deepEqual(await steps.confirm(), E.left(error))
    assert.deepEqual(step.value, { _tag: 'NotPrepared', order, error })
    transfers.prepareWith(TE.right(aPrepared()))
    await steps.review(order)()
    transfers.prepareWith(NEVER)
    const confirming = steps.confirm()
    await time.advance(40_000)
    assert.deepEqual(await confirming, E.left({ _tag: 'TimedOut', afterMs: 40_000 }))
    assert.isEmpty(walletAsked)
  })

  it('asks once, however often it is confirmed [S-28]', async () => {
    const { steps, step, transfers, walletAsked, walletAnswers } = setUpSendSteps()
    await steps.review(anOrder())()
    const answer = anAnswer<SendFailure, string>()
    walletAnswers(answer.task)
    const first = steps.confirm()
    assert.deepEqual(await steps.confirm(), PENDING)
    await turn()
    assert.deepEqual(await steps.confirm(), PENDING)
    answer.give(E.right(HASH))
    assert.deepEqual(await first, E.right(HASH))
    assert.deepEqual(await steps.confirm(), CLOSED, 'what is sent is not sent again')
    assert.lengthOf(walletAsked, 1)
    assert.lengthOf(transfers.prepared, 2)
    assert.equal(step.value._tag, 'Sent')
  })

  it('does nothing while nothing is prepared', async () => {
    const { steps, step, transfers, walletAsked } = setUpSendSteps()
    assert.deepEqual(await steps.confirm(), CLOSED)
    transfers.prepareWith(NEVER)
    void steps.review(anOrder())()
    assert.deepEqual(await steps.confirm(), CLOSED)
    assert.equal(step.value._tag, 'Preparing')
    assert.isEmpty(walletAsked)
  })

  it('cannot be left while the wallet is asked, whose prompt cannot be withdrawn', async () => {
    const { steps, step, walletAnswers } = setUpSendSteps()
    await steps.review(anOrder())()
    const answer = anAnswer<SendFailure, string>()
    walletAnswers(answer.task)
    const confirming = steps.confirm()
    await turn()
    steps.edit()
    assert.equal(step.value._tag, 'Asking')
    answer.give(E.right(HASH))
    assert.deepEqual(await confirming, E.right(HASH))
    steps.edit()
    assert.equal(step.value._tag, 'Editing')
  })

  it('asks no wallet after an account change, whatever the chain answers', async () => {
    const { steps, step, walletAsked, showThen, moves } = setUpSendSteps()
    await showThen(anOrder(), aPrepared(), aPrepared({ expectedFee: 100n, fee: 100n }))
    moves()
    assert.deepEqual(await steps.confirm(), E.left({ _tag: 'ConnectionChanged' } as const))
    assert.deepEqual(step.value, { _tag: 'Editing' })
    assert.isEmpty(walletAsked)
  })

  it('can be left during the re-simulation: then the wallet is not asked', async () => {
    const { steps, step, transfers, walletAsked } = setUpSendSteps()
    await steps.review(anOrder())()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const confirming = steps.confirm()
    assert.equal(step.value._tag, 'Checking')
    steps.edit()
    late.give(E.right(aPrepared()))
    assert.deepEqual(await confirming, CLOSED)
    assert.deepEqual(step.value, { _tag: 'Editing' })
    assert.isEmpty(walletAsked)
  })

  for (const _tag of ['RequestOutcomeUnknown', 'ConnectionChanged', 'SessionGone'] as const)
    it(`is not repeated after ${_tag}, and a new review of the same transfer warns that it may have been sent`, async () => {
      const { steps, step, walletAsked, walletAnswers } = setUpSendSteps()
      await steps.review(anOrder())()
      walletAnswers(TE.left({ _tag }))
      await steps.confirm()
      assert.deepEqual(await steps.confirm(), E.left({ _tag }))
      assert.lengthOf(walletAsked, 1)
      await steps.review(anOrder())()
      assert.deepInclude(step.value, { _tag: 'Prepared', mayBeSent: true })
      await steps.review(anOrder({ units: 2n }))()
      assert.deepInclude(step.value, { _tag: 'Prepared', mayBeSent: true }, 'another amount may be the same intention')
      await steps.review(anOrder({ to: FROM }))()
      assert.deepInclude(step.value, { _tag: 'Prepared', mayBeSent: false })
    })

  it('shows the preview again if another tab was asked for the same payment meanwhile [S-28]', async () => {
    const device = aDevice()
    const { scheduler } = makeVirtualTime()
    const openTab = () => someOpenPayments(scheduler, { memory: fakeOpenPaymentMemory(device) })
    const [here, there] = [openTab(), openTab()]
    const { steps, step, walletAsked, transfers } = setUpSendSteps({ openPayments: here })
    await steps.review(anOrder())()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const confirming = steps.confirm()
    there.begin(askedForSend(anOrder()))
    late.give(E.right(aPrepared()))
    assert.deepEqual(await confirming, OUTDATED)
    assert.deepInclude(step.value, { _tag: 'Prepared', mayBeSent: true })
    assert.isEmpty(walletAsked)
    transfers.prepareWith(TE.right(aPrepared()))
    assert.deepEqual(await steps.confirm(), E.right(HASH), 'having been told, the visitor may send it')
  })

  it('still reports after an account change that it was sent, or may have been', async () => {
    const { steps, step, walletAnswers } = setUpSendSteps()
    await steps.review(anOrder())()
    steps.move()
    assert.deepEqual(step.value, { _tag: 'Editing' })
    await steps.review(anOrder())()
    walletAnswers(TE.left({ _tag: 'RequestTimedOut', afterMs: 1 }))
    await steps.confirm()
    steps.move()
    assert.equal(step.value._tag, 'NotSent')
    await steps.review(anOrder())()
    walletAnswers(TE.right(HASH))
    await steps.confirm()
    steps.move()
    assert.equal(step.value._tag, 'Sent')
  })

  it('asks no wallet once the page has ended', async () => {
    const { steps, transfers, time, walletAsked } = setUpSendSteps()
    await steps.review(anOrder())()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const confirming = steps.confirm()
    await turn()
    steps.dispose()
    late.give(E.right(aPrepared()))
    assert.deepEqual(await confirming, CLOSED)
    assert.isEmpty(walletAsked)
    assert.isEmpty(time.scheduler.actions)
  })

  it('can be repeated if the visitor declined', async () => {
    const { steps, step, walletAsked, walletAnswers } = setUpSendSteps()
    await steps.review(anOrder())()
    const error = { _tag: 'RequestRejected' } as const
    walletAnswers(TE.left(error))
    assert.deepEqual(await steps.confirm(), E.left(error))
    assert.deepInclude(step.value, { _tag: 'NotSent', error, prepared: aPrepared() })
    walletAnswers(TE.right(HASH))
    assert.deepEqual(await steps.confirm(), E.right(HASH))
    assert.lengthOf(walletAsked, 2)
  })

  for (const error of [{ _tag: 'RequestOutcomeUnknown' }, { _tag: 'RequestTimedOut', afterMs: 1 }] as const)
    it(`is not repeated after ${error._tag}: it may have been sent, and would be paid twice [S-28]`, async () => {
      const { steps, step, walletAsked, walletAnswers } = setUpSendSteps()
      await steps.review(anOrder())()
      walletAnswers(TE.left(error))
      assert.deepEqual(await steps.confirm(), E.left(error))
      walletAnswers(TE.right(HASH))
      assert.deepEqual(await steps.confirm(), E.left(error))
      assert.deepInclude(step.value, { _tag: 'NotSent', error })
      assert.lengthOf(walletAsked, 1)
      steps.edit()
      assert.equal(step.value._tag, 'Editing')
    })
})
