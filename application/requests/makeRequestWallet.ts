import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import {
  defer,
  delay,
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  switchMap,
  take,
  takeUntil,
  tap,
} from 'rxjs'
import { liveConnections, requestTarget } from '../../domain/connect/connections.js'
import { isRefusedMethod, promptKind, type RequestError } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import { type PendingTransaction, readTransactionId } from '../../domain/requests/pendingTransaction.js'
import { keyedQueue } from '../kernel/keyedQueue.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { WalletConnector } from '../ports/walletConnector.js'

type Outcome = E.Either<RequestError, unknown>

const MOST_WAITING = 5
const TOO_MANY: RequestError = { _tag: 'TooManyRequests' }

const CHANGED: Outcome = E.left({ _tag: 'ConnectionChanged' })
const UNKNOWN: Outcome = E.left({ _tag: 'RequestOutcomeUnknown' })

/**
 * Connectors end open requests when the page drops their wallet: at once, or within 3 s once the frame confirms.
 * Deadline (ms) for a host's own connector that does not.
 */
const LEFT_OPEN_MS = 5_000

/** Implements `RequestWallet`. */
export const makeRequestWallet = (deps: {
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  /** Called for each transaction that a wallet reports as sent. */
  readonly sent: (transaction: PendingTransaction) => void
  /**
   * Called for each transaction that a wallet of several owners only proposed to them, with the query for its outcome.
   */
  readonly proposed: (transaction: PendingTransaction, fateOf: NonNullable<WalletConnector['proposalFate']>) => void
  /** Tells the visitor why a request that they may be waiting for had no result. */
  readonly showNotice: (
    notice: Extract<Notice, { readonly _tag: 'RequestOutcomeUnknown' | 'ActionNotAllowed' }>,
  ) => void
  /** The end of the core, after which no timer is left. By then, every caller has its answer. */
  readonly ended: Observable<void>
  readonly scheduler: SchedulerLike
}): RequestWallet => {
  const turns = keyedQueue(MOST_WAITING)
  return (namespace, request, noted) => {
    const { state, connector } = deps.sessions[namespace]
    const wallet = connector()
    if (wallet === undefined) return TE.left({ _tag: 'NotConnected' })
    const { method } = request
    if (isRefusedMethod(method))
      return async () => {
        deps.showNotice({ _tag: 'ActionNotAllowed' })
        return E.left({ _tag: 'RpcNotAllowed', method })
      }
    const bound = state.value
    const prompt = promptKind(method)
    const noteSent = (answer: unknown): void => {
      const id = readTransactionId(method, answer)
      if (id === undefined || bound._tag !== 'Connected') return
      const { caipNetworkId, accounts } = bound.active
      const transaction = {
        namespace,
        connectorId: wallet.id,
        id,
        caipNetworkId,
        address: accounts[0],
        sentAt: deps.scheduler.now(),
      }
      if (wallet.proposalFate === undefined) deps.sent(transaction)
      else deps.proposed(transaction, wallet.proposalFate)
    }
    /** The page has dropped the wallet. If the wallet itself disconnects, its connector ends the request. */
    const dropped = state.changes.pipe(
      filter(
        (now) =>
          !(now._tag === 'Disconnected' && now.reason === 'ByWallet') &&
          !liveConnections(now).some(({ connectorId }) => connectorId === wallet.id),
      ),
    )
    const leftOpen = dropped.pipe(
      take(1),
      delay(LEFT_OPEN_MS, deps.scheduler),
      map(() => (prompt === undefined ? CHANGED : UNKNOWN)),
      takeUntil(deps.ended),
    )
    const note = noted && ((reference: string) => noted({ method, reference }))
    const ask = race(defer(wallet.request(request, dropped, note)), merge(leftOpen, NEVER)).pipe(
      tap((outcome) => {
        if (E.isRight(outcome)) noteSent(outcome.right)
        else if (outcome.left._tag === 'RequestOutcomeUnknown') deps.showNotice(outcome.left)
        // Only for requests with a prompt: libraries also query a wallet's features, which does not concern the
        // visitor.
        else if (outcome.left._tag === 'RpcNotAllowed' && prompt !== undefined)
          deps.showNotice({ _tag: 'ActionNotAllowed' })
      }),
    )
    const addressee = requestTarget(bound)
    return () => {
      let waiting = prompt !== undefined
      const hasStrayed = (): boolean => waiting && requestTarget(state.value) !== addressee
      // Once the wallet has the request, its connector ends it.
      const strayed = state.changes.pipe(
        filter(hasStrayed),
        map(() => CHANGED),
      )
      const answered =
        prompt === undefined
          ? ask
          : turns(`${namespace} ${wallet.id} ${prompt}`).pipe(
              switchMap((mayAsk): Observable<Outcome> => {
                // The turn may come by the same change that ends this request.
                if (hasStrayed()) return of(CHANGED)
                waiting = false
                return mayAsk ? ask : of(E.left(TOO_MANY))
              }),
            )
      return firstValueFrom(race(strayed, answered))
    }
  }
}
