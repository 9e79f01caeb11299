import { assert } from 'chai'
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { NEVER, Subject, throwError } from 'rxjs'
import { createStore } from '../../../application/kernel/store.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { Notice } from '../../../domain/notify/notice.js'
import type { AskedPayment } from '../../../domain/payment/openPayment.js'
import type { Proposal } from '../../../domain/requests/proposal.js'
import type { SettledTransaction, TransactionOutcome } from '../../../domain/requests/settledTransaction.js'
import { SAMPLES } from '../../domain/errors/samples.js'
import { aDevice, fakeOpenPaymentMemory } from '../../fakes/fakeOpenPaymentMemory.js'
import { fateIn } from '../../support/fateIn.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { connectedSessions, someOpenPayments } from '../../support/someOpenPayments.js'
import { turn } from '../../support/turn.js'

const HASH = `0x${'5e'.repeat(32)}`
const PAYMENT: AskedPayment = { namespace: 'eip155', order: 'send 0.5', amount: '0.5 ETH' }
const SENT = {
  namespace: 'eip155',
  connectorId: 'a',
  id: HASH,
  caipNetworkId: 'eip155:1',
  address: '0xa1',
  sentAt: 0,
} as const
const DAY_MS = 24 * 60 * 60_000

/** One browser, whose pages are opened one after the other, or side by side. */
const aBrowser = () => {
  const [device, time] = [aDevice(), makeVirtualTime()]
  const [settled, proposals] = [
    createStore<readonly SettledTransaction[]>([]),
    createStore<readonly Proposal[]>([]),
  ] as const
  const notices: Notice[] = []
  return {
    device,
    time,
    notices,
    proposals,
    settles: (outcome: TransactionOutcome): void => settled.set([{ ...SENT, outcome, settledAt: 0 }]),
    openPage: (deps: Parameters<typeof someOpenPayments>[1] = {}) =>
      someOpenPayments(time.scheduler, {
        memory: fakeOpenPaymentMemory(device),
        fateOf: fateIn({ settled, proposals }),
        showNotice: (notice) => void notices.push(notice),
        ...deps,
      }),
  }
}

describe('a payment that a wallet is asked for', () => {
  it('may have been sent from before the answer, in each tab, until its failure is certain [S-28]', () => {
    const { openPage } = aBrowser()
    const [here, there] = [openPage(), openPage()]
    const begun = here.begin(PAYMENT)
    for (const page of [here, there]) assert.isTrue(page.mayBeSent(PAYMENT.order))
    assert.isFalse(there.mayBeSent('send 0.6'))
    begun.answered(E.left(SAMPLES.RequestRejected))
    for (const page of [here, there]) assert.isFalse(page.mayBeSent(PAYMENT.order))
  })

  it('is over in each tab once one learns that its chain has it, also if the tab that asked is closed', () => {
    const { openPage } = aBrowser()
    const settled = createStore<readonly SettledTransaction[]>([])
    const there = openPage({ fateOf: fateIn({ settled }) })
    openPage().begin(PAYMENT).answered(E.right(HASH))
    assert.isTrue(there.mayBeSent(PAYMENT.order))
    settled.set([{ ...SENT, outcome: 'Confirmed', settledAt: 0 }])
    assert.isFalse(there.mayBeSent(PAYMENT.order))
  })

  it('may have been sent after any failure that is not certain, also after a reload', () => {
    const { openPage } = aBrowser()
    openPage().begin(PAYMENT).answered(E.left(SAMPLES.RequestFailed))
    assert.isTrue(openPage().mayBeSent(PAYMENT.order))
  })

  for (const outcome of ['Confirmed', 'Failed', 'Cancelled'] as const)
    it(`is over once it is ${outcome}`, () => {
      const { openPage, settles } = aBrowser()
      const page = openPage()
      page.begin(PAYMENT).answered(E.right(HASH))
      assert.isTrue(page.mayBeSent(PAYMENT.order), 'while it is pending')
      settles(outcome)
      assert.isFalse(page.mayBeSent(PAYMENT.order))
    })

  for (const outcome of ['Replaced', 'Lost'] as const)
    it(`may have been sent although it is ${outcome}: the replacement may be the payment, and a lost one may come`, () => {
      const { openPage, settles } = aBrowser()
      const page = openPage()
      page.begin(PAYMENT).answered(E.right(HASH))
      settles(outcome)
      assert.isTrue(page.mayBeSent(PAYMENT.order))
    })

  it('is over once the owners of the account rejected it [U-107]', () => {
    const { openPage, proposals } = aBrowser()
    const page = openPage()
    proposals.set([{ ...SENT, record: 1, fate: { _tag: 'Waiting', signed: 1, needed: 2 } }])
    page.begin(PAYMENT).answered(E.right(HASH))
    assert.isTrue(page.mayBeSent(PAYMENT.order))
    proposals.set([{ ...SENT, record: 1, fate: { _tag: 'Cancelled' } }])
    assert.isFalse(page.mayBeSent(PAYMENT.order))
  })

  it('is forgotten after a week, the longest life of a request on a relay', async () => {
    const { openPage, time } = aBrowser()
    const page = openPage()
    page.begin(PAYMENT)
    await time.advance(7 * DAY_MS - 1)
    assert.isTrue(page.mayBeSent(PAYMENT.order))
    await time.advance(1)
    assert.isFalse(page.mayBeSent(PAYMENT.order))
  })
})

describe('a payment whose page is gone', () => {
  it('is told once, with its amount, when its wallet is connected again', async () => {
    const { openPage, notices, device } = aBrowser()
    openPage().begin(PAYMENT)
    device.held.clear()
    openPage()
    await turn()
    assert.deepEqual(notices, [{ _tag: 'PaymentUnknown', amount: '0.5 ETH' }])
    openPage()
    await turn()
    assert.lengthOf(notices, 1)
  })

  it('is not told by a tab that was there before another one told it, when the wallet is connected there', async () => {
    const { openPage, notices } = aBrowser()
    openPage().begin(PAYMENT).answered(E.left(SAMPLES.RequestFailed))
    const sessions = connectedSessions()
    const { state } = sessions.eip155
    const { value: connected } = state
    state.set({ _tag: 'Disconnected', reason: 'ByWallet' })
    openPage({ sessions })
    await turn()
    assert.isEmpty(notices)
    openPage()
    await turn()
    state.set(connected)
    await turn()
    assert.lengthOf(notices, 1)
  })

  it('is not told while the page that asked is there, nor if its wallet had answered, or its host has the error', async () => {
    const { openPage, notices, device } = aBrowser()
    const first = openPage()
    first.begin(PAYMENT)
    openPage()
    await turn()
    assert.isEmpty(notices)
    device.held.clear()
    device.kept = []
    first.begin(PAYMENT).answered(E.right(HASH))
    first.begin({ ...PAYMENT, isHosts: true }).answered(E.left(SAMPLES.RequestOutcomeUnknown))
    openPage()
    await turn()
    assert.isEmpty(notices)
  })

  it('is told once more after a reload if its failure was uncertain: the visitor may not have seen it', async () => {
    const { openPage, notices } = aBrowser()
    openPage().begin(PAYMENT).answered(E.left(SAMPLES.RequestFailed))
    openPage()
    await turn()
    openPage()
    await turn()
    assert.deepEqual(notices, [{ _tag: 'PaymentUnknown', amount: '0.5 ETH' }])
  })

  it('is told without an amount if it has none', async () => {
    const { openPage, notices, device } = aBrowser()
    openPage().begin({ namespace: 'eip155', order: 'approval' })
    device.held.clear()
    openPage()
    await turn()
    assert.deepEqual(notices, [{ _tag: 'RequestOutcomeUnknown' }])
  })

  it('is looked up on its chain if the wallet had answered: pending transactions are kept for an hour only', async () => {
    const { openPage, time } = aBrowser()
    openPage().begin(PAYMENT).answered(E.right(HASH))
    await time.advance(DAY_MS)
    const asked: string[] = []
    const page = openPage({
      chainRpc: {
        transactionFate: (_network, { id }) => {
          asked.push(id)
          return TE.right({ _tag: 'Included', succeeded: true })
        },
      },
    })
    await turn()
    assert.deepEqual(asked, [HASH])
    assert.isFalse(page.mayBeSent(PAYMENT.order))
  })
})

describe('a late answer of a wallet to a payment', () => {
  const REQUEST = { method: 'eth_sendTransaction', reference: 'c0ffee 1' }
  /** A page asks, and another one is loaded in its place, where the wallet answers. */
  const answerAfterReload = async (answer: E.Either<RequestError, unknown>, isHeld = false) => {
    const { openPage, device, settles } = aBrowser()
    openPage().begin(PAYMENT).noted(REQUEST)
    if (!isHeld) device.held.clear()
    const sent: string[] = []
    const answers = new Subject<E.Either<RequestError, unknown>>()
    const page = openPage({
      lateAnswer: (request) => (isDeepStrictEqual(request, REQUEST) ? answers : NEVER),
      sent: ({ id }) => void sent.push(id),
    })
    answers.next(answer)
    await turn()
    return { page, sent, settles }
  }

  it('is taken after a reload: what it sent is tracked, and flagged until its end is certain [S-28]', async () => {
    const { page, sent, settles } = await answerAfterReload(E.right(HASH))
    assert.deepEqual(sent, [HASH])
    assert.isTrue(page.mayBeSent(PAYMENT.order))
    settles('Confirmed')
    assert.isFalse(page.mayBeSent(PAYMENT.order))
  })

  it('ends it if the visitor declined', async () => {
    const { page, sent } = await answerAfterReload(E.left(SAMPLES.RequestRejected))
    assert.isFalse(page.mayBeSent(PAYMENT.order))
    assert.isEmpty(sent)
  })

  for (const answer of [E.right('0x1'), E.left(SAMPLES.RequestFailed)])
    it(`leaves it open if it tells no more: ${JSON.stringify(answer)}`, async () => {
      const { page, sent } = await answerAfterReload(answer)
      assert.isTrue(page.mayBeSent(PAYMENT.order))
      assert.isEmpty(sent)
    })

  for (const { how, lateAnswer } of [
    { how: 'fails', lateAnswer: () => throwError(() => new Error('odd')) },
    { how: 'throws', lateAnswer: (): never => assert.fail('odd') },
  ])
    it(`leaves it open if the connector ${how}`, async () => {
      const { openPage, device } = aBrowser()
      openPage().begin(PAYMENT).noted(REQUEST)
      device.held.clear()
      const page = openPage({ lateAnswer })
      await turn()
      assert.isTrue(page.mayBeSent(PAYMENT.order))
    })

  it('is tracked for the account of the wallet that answered, although another one is active by then', async () => {
    const { openPage, device } = aBrowser()
    openPage().begin(PAYMENT).noted(REQUEST)
    device.held.clear()
    const answers = new Subject<E.Either<RequestError, unknown>>()
    const sessions = connectedSessions(() => answers)
    const sent: string[] = []
    openPage({ sessions, sent: ({ address }) => void sent.push(address) })
    const { state } = sessions.eip155
    assert(state.value._tag === 'Connected')
    const { active } = state.value
    state.set({ _tag: 'Connected', active: { ...active, connectorId: 'b', accounts: ['0xb2'] }, others: [active] })
    answers.next(E.right(HASH))
    await turn()
    assert.deepEqual(sent, ['0xa1'])
  })

  it('is left to the page that waits for it', async () => {
    const { sent } = await answerAfterReload(E.right(HASH), true)
    assert.isEmpty(sent)
  })

  it('is taken by the page that gave the request up', async () => {
    const { openPage } = aBrowser()
    const sent: string[] = []
    const answers = new Subject<E.Either<RequestError, unknown>>()
    const begun = openPage({ lateAnswer: () => answers, sent: ({ id }) => void sent.push(id) }).begin(PAYMENT)
    begun.noted(REQUEST)
    begun.answered(E.left(SAMPLES.RequestTimedOut))
    answers.next(E.right(HASH))
    await turn()
    assert.deepEqual(sent, [HASH])
  })
})
