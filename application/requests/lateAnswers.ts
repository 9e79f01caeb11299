import type { Either } from 'fp-ts/Either'
import { catchError, defer, EMPTY, filter, merge, type Observable, type Subscription } from 'rxjs'
import type { Connection } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { NotedRequest, OpenPayment } from '../../domain/payment/openPayment.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { OpenPaymentMemory } from '../ports/storage.js'
import type { WalletConnector } from '../ports/walletConnector.js'

/** A payment that a wallet may answer after its page is gone or has given it up. */
export interface AskedAcrossPages extends OpenPayment {
  readonly request: NotedRequest
}

const isUnanswered = (payment: OpenPayment): payment is AskedAcrossPages =>
  payment.request !== undefined && payment.sentAs === undefined

/** The connections and active connectors of all namespaces. */
export type AnsweringSessions = Readonly<
  Record<
    ChainNamespace,
    Pick<NamespaceSession, 'state'> & {
      readonly connector: () => Pick<WalletConnector, 'id' | 'lateAnswer'> | undefined
    }
  >
>

/**
 * Reports the late answers of connected wallets to payments of this device, with the connection that answered. Answers
 * that a page still waits for are left to it.
 */
export const takeLateAnswers = (deps: {
  readonly memory: OpenPaymentMemory
  readonly sessions: AnsweringSessions
  /** Emits when there may be further payments. */
  readonly changes: Observable<unknown>
  readonly lifetime: Subscription
  readonly answered: (payment: AskedAcrossPages, answer: Either<RequestError, unknown>, by: Connection) => void
}): void => {
  const { memory, sessions, lifetime } = deps
  const heard = new Set<string>()
  const take = async (payment: AskedAcrossPages, answer: Either<RequestError, unknown>): Promise<void> => {
    const { id, namespace, connectorId } = payment
    if (await memory.isHeld(id)) return
    const by = liveConnections(sessions[namespace].state.value).find((each) => each.connectorId === connectorId)
    const isOpen = memory.read().some((each) => each.id === id && isUnanswered(each))
    if (isOpen && by !== undefined && !lifetime.closed) deps.answered(payment, answer, by)
  }
  const listen = (): void => {
    for (const payment of memory.read().filter(isUnanswered)) {
      const { id, namespace, connectorId, request } = payment
      const connector = sessions[namespace].connector()
      if (heard.has(id) || connector?.id !== connectorId) continue
      heard.add(id)
      // A host's own connector may throw, or fail: then the payment stays open.
      const answers = defer(() => connector.lateAnswer?.(request) ?? EMPTY).pipe(catchError(() => EMPTY))
      lifetime.add(answers.subscribe((answer) => void take(payment, answer)))
    }
  }
  const connected = CHAIN_NAMESPACES.map((namespace) =>
    sessions[namespace].state.changes.pipe(filter(({ _tag }) => _tag === 'Connected')),
  )
  lifetime.add(merge(...connected, deps.changes).subscribe(listen))
}
