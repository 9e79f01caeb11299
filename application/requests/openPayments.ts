import * as E from 'fp-ts/Either'
import { filter, merge, type Observable, type SchedulerLike, Subject, type Subscription, take } from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import { CHAIN_NAMESPACES, type ChainNamespace, type Network } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import { type AskedPayment, isStillOpen, type OpenPayment } from '../../domain/payment/openPayment.js'
import { isUncertain, type PaymentFailure } from '../../domain/payment/uncertain.js'
import { isTransactionId, remainingWait } from '../../domain/requests/pendingTransaction.js'
import { isCertainEnd } from '../../domain/requests/sentFate.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { OpenPaymentMemory } from '../ports/storage.js'
import type { FateOf } from './fateOf.js'

/** A payment that a wallet is asked for. */
interface BegunPayment {
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

export interface OpenPaymentsDeps {
  readonly memory: OpenPaymentMemory
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly networks: readonly Network[]
  readonly fateOf: FateOf
  readonly chainRpc: Pick<ChainRpc, 'transactionFate'>
  readonly showNotice: (notice: Extract<Notice, { readonly _tag: 'PaymentUnknown' | 'RequestOutcomeUnknown' }>) => void
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

const NOT_ASKED: BegunPayment = { answered: () => undefined }

/**
 * Keeps payments on the device from before a wallet is asked until their end is certain. Payments of an earlier page
 * load are looked up on their chain if the wallet had answered; the visitor is told once about one without an answer,
 * when its wallet is connected again.
 */
export const makeOpenPayments = (deps: OpenPaymentsDeps): OpenPayments => {
  const { memory, sessions, networks, fateOf, scheduler, lifetime } = deps
  const changed = new Subject<void>()
  /** Those of this page, by id. They stay known to it if the device loses or refuses what it stores. */
  const own = new Map<string, { readonly payment: OpenPayment; readonly order: AskedPayment['order'] }>()
  const of = (order: AskedPayment['order']): readonly OpenPayment[] => [
    ...memory.of(order).filter(({ id }) => !own.has(id)),
    ...[...own.values()].filter((each) => each.order === order).map(({ payment }) => payment),
  ]
  const end = (id: string): void => {
    own.delete(id)
    memory.remove(id)
    changed.next()
  }
  const follow = (id: string, sentAs: string): void => {
    lifetime.add(
      fateOf(sentAs)
        .changes.pipe(filter(isCertainEnd), take(1))
        .subscribe(() => end(id)),
    )
  }
  const isOpen = (payment: OpenPayment): boolean => isStillOpen(payment, scheduler.now())
  const isConnected = ({ namespace, connectorId }: OpenPayment): boolean =>
    liveConnections(sessions[namespace].state.value).some((each) => each.connectorId === connectorId)

  const stored = memory.read()
  stored.filter((payment) => !isOpen(payment)).forEach(({ id }) => memory.remove(id))
  /** Those that an earlier page load left. */
  const left = stored.filter(isOpen)
  /** Those of which the visitor has not been told. */
  let untold = left.filter(({ sentAs, isTold }) => sentAs === undefined && isTold !== true)
  const tell = async (payments: readonly OpenPayment[]): Promise<void> => {
    const held = await Promise.all(payments.map(({ id }) => memory.isHeld(id)))
    const kept = new Set(memory.read().map(({ id }) => id))
    const unknown = payments.filter(({ id }, at) => held[at] === false && kept.has(id))
    unknown.forEach(({ id }) => memory.change(id, { isTold: true }))
    const latest = unknown.at(-1)
    if (latest === undefined || lifetime.closed) return
    const { amount } = latest
    deps.showNotice(amount === undefined ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'PaymentUnknown', amount })
  }
  lifetime.add(
    merge(...CHAIN_NAMESPACES.map((namespace) => sessions[namespace].state.changes)).subscribe(() => {
      const here = untold.filter(isConnected)
      untold = untold.filter((payment) => !here.includes(payment))
      if (here.length > 0) void tell(here)
    }),
  )
  /** For a transaction that is no longer kept as pending. */
  const lookUp = async ({ id, caipNetworkId, sentAs, askedAt }: OpenPayment): Promise<void> => {
    if (remainingWait({ sentAt: askedAt }, scheduler.now()) > 0) return
    const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
    if (network === undefined || sentAs === undefined || !isTransactionId(sentAs)) return
    const fate = await deps.chainRpc.transactionFate(network, { id: sentAs })()
    if (E.isRight(fate) && fate.right._tag === 'Included') end(id)
  }
  for (const payment of left)
    if (payment.sentAs !== undefined) {
      follow(payment.id, payment.sentAs)
      void lookUp(payment)
    }

  return {
    begin: ({ namespace, order, amount, isHosts }) => {
      const { value: state } = sessions[namespace].state
      if (state._tag !== 'Connected') return NOT_ASKED
      const { connectorId, caipNetworkId } = state.active
      const payment = { namespace, connectorId, caipNetworkId, askedAt: scheduler.now() }
      const id = memory.add({ ...payment, ...(amount !== undefined && { amount }) }, order)
      own.set(id, { payment: { ...payment, id }, order })
      const release = memory.hold(id)
      changed.next()
      return {
        answered: (answer) => {
          release()
          if (E.isLeft(answer)) {
            if (!isUncertain(answer.left)) end(id)
            else if (isHosts === true) memory.change(id, { isTold: true })
            return
          }
          const sentAs = answer.right
          if (sentAs === undefined) return end(id)
          own.set(id, { payment: { ...payment, id, sentAs }, order })
          memory.change(id, { sentAs })
          follow(id, sentAs)
        },
      }
    },
    isUnanswered: (order) => of(order).some((payment) => payment.sentAs === undefined && isOpen(payment)),
    mayBeSent: (order) => of(order).some(isOpen),
    changes: merge(changed, memory.changes),
  }
}
