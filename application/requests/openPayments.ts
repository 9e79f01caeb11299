import * as E from 'fp-ts/Either'
import { filter, merge, type Observable, type SchedulerLike, Subject, take } from 'rxjs'
import type { Network } from '../../domain/network/network.js'
import { type AskedPayment, isStillOpen, type OpenPayment } from '../../domain/payment/openPayment.js'
import { isUncertain, type PaymentFailure } from '../../domain/payment/uncertain.js'
import {
  isTransactionId,
  type PendingTransaction,
  readTransactionId,
  remainingWait,
} from '../../domain/requests/pendingTransaction.js'
import { isCertainEnd } from '../../domain/requests/sentFate.js'
import type { NoteRequest } from '../connect/requestWallet.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { FateOf } from './fateOf.js'
import { type AnsweringSessions, takeLateAnswers } from './lateAnswers.js'
import { keepOwnPayments } from './ownPayments.js'
import { tellOfPayments, type TellOfPaymentsDeps } from './tellOfPayments.js'

/** A payment that a wallet is asked for. */
export interface BegunPayment {
  /** Notes that a wallet outside this page has the request: its answer may come later. */
  readonly noted: NoteRequest
  /**
   * Notes the wallet's answer: the id of what was sent, which is open until its end is certain; `undefined` if only the
   * host can tell what became of it; or a failure. After an uncertain failure, the payment stays open.
   */
  readonly answered: (answer: E.Either<PaymentFailure, string | undefined>) => void
}

/** The payments of this device that wallets were asked for, and that may have been sent (S-28). */
export interface OpenPayments {
  /** Notes a payment; called before its wallet is asked. */
  readonly begin: (payment: AskedPayment) => BegunPayment
  /** Whether a payment of the same order is open, asked for by any tab of this site. */
  readonly mayBeSent: (order: AskedPayment['order']) => boolean
  /** Like `mayBeSent`, of payments whose wallet has not answered. */
  readonly isUnanswered: (order: AskedPayment['order']) => boolean
  /** Emits when `mayBeSent` may have changed. */
  readonly changes: Observable<unknown>
}

export interface OpenPaymentsDeps extends TellOfPaymentsDeps {
  readonly sessions: AnsweringSessions
  readonly networks: readonly Network[]
  readonly fateOf: FateOf
  readonly chainRpc: Pick<ChainRpc, 'transactionFate'>
  /** Called for each transaction that a wallet reports late as sent. */
  readonly sent: (transaction: PendingTransaction) => void
  readonly scheduler: SchedulerLike
}

const NOT_ASKED: BegunPayment = { noted: () => undefined, answered: () => undefined }

/**
 * Keeps payments on the device from before a wallet is asked until their end is certain. Payments of an earlier page
 * load are looked up on their chain if the wallet had answered; the visitor is told once about one without an answer,
 * when its wallet is connected again.
 */
export const makeOpenPayments = (deps: OpenPaymentsDeps): OpenPayments => {
  const { sessions, networks, fateOf, scheduler, lifetime } = deps
  const memory = keepOwnPayments(deps.memory, deps)
  const changed = new Subject<void>()
  const end = (id: string): void => {
    memory.remove(id)
    changed.next()
  }
  const followed = new Set<string>()
  const follow = ({ id, sentAs }: Pick<OpenPayment, 'id' | 'sentAs'>): void => {
    if (sentAs === undefined || followed.has(id)) return
    followed.add(id)
    lifetime.add(
      fateOf(sentAs)
        .changes.pipe(filter(isCertainEnd), take(1))
        .subscribe(() => end(id)),
    )
  }
  const isOpen = (payment: OpenPayment): boolean => isStillOpen(payment, scheduler.now())

  const stored = deps.memory.read()
  stored.filter((payment) => !isOpen(payment)).forEach(({ id }) => deps.memory.remove(id))
  /** Those that an earlier page load left. */
  const left = stored.filter(isOpen)
  tellOfPayments({ ...deps, memory }, left)
  /** For a transaction that is no longer kept as pending. */
  const lookUp = async ({ id, caipNetworkId, sentAs, askedAt }: OpenPayment): Promise<void> => {
    if (remainingWait({ sentAt: askedAt }, scheduler.now()) > 0) return
    const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
    if (network === undefined || sentAs === undefined || !isTransactionId(sentAs)) return
    const fate = await deps.chainRpc.transactionFate(network, { id: sentAs })()
    if (E.isRight(fate) && fate.right._tag === 'Included') end(id)
  }
  for (const payment of left) {
    follow(payment)
    void lookUp(payment)
  }
  // This tab may learn the end of what another tab sent before that tab does, or after it was closed.
  lifetime.add(memory.changes.subscribe(() => memory.read().forEach(follow)))

  const changes = merge(changed, memory.changes)
  takeLateAnswers({
    memory,
    sessions,
    changes,
    lifetime,
    answered: ({ id, namespace, caipNetworkId, connectorId, request }, answer, { accounts: [address] }) => {
      if (E.isLeft(answer)) {
        // Another error may be followed by a request of another kind, for the same payment.
        if (answer.left._tag === 'RequestRejected') end(id)
        return
      }
      const sentAs = readTransactionId(request.method, answer.right)
      if (sentAs === undefined) return
      memory.change(id, { sentAs })
      follow({ id, sentAs })
      deps.sent({ namespace, connectorId, id: sentAs, caipNetworkId, address, sentAt: scheduler.now() })
    },
  })

  return {
    begin: ({ namespace, order, amount, isHosts }) => {
      const { value: state } = sessions[namespace].state
      if (state._tag !== 'Connected') return NOT_ASKED
      const { connectorId, caipNetworkId } = state.active
      const payment = { namespace, connectorId, caipNetworkId, askedAt: scheduler.now() }
      const id = memory.add({ ...payment, ...(amount !== undefined && { amount }) }, order)
      const release = memory.hold(id)
      changed.next()
      return {
        noted: (request) => memory.change(id, { request }),
        answered: (answer) => {
          release()
          if (E.isLeft(answer)) {
            if (!isUncertain(answer.left)) end(id)
            else if (isHosts === true) memory.change(id, { isTold: true })
            changed.next()
            return
          }
          const sentAs = answer.right
          if (sentAs === undefined) return end(id)
          memory.change(id, { sentAs })
          follow({ id, sentAs })
        },
      }
    },
    isUnanswered: (order) => memory.of(order).some((payment) => payment.sentAs === undefined && isOpen(payment)),
    mayBeSent: (order) => memory.of(order).some(isOpen),
    changes,
  }
}
