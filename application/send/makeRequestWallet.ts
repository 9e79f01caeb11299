import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { defer, filter, firstValueFrom, map, merge, type Observable, of, race, switchMap, tap } from 'rxjs'
import { liveConnections, requestTarget } from '../../domain/connect/connections.js'
import { promptKind, type RequestError } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { type PendingTransaction, readTransactionId } from '../../domain/send/pendingTransaction.js'
import { keyedQueue } from '../kernel/keyedQueue.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { RequestWallet } from '../connect/requestWallet.js'

type Outcome = E.Either<RequestError, unknown>

const MOST_WAITING = 5
/** EIP-1474 "limit exceeded". */
const TOO_MANY: RequestError = {
  _tag: 'RequestFailed',
  code: -32005,
  message: 'Too many requests wait for the wallet',
  cause: undefined,
}

const CHANGED: Outcome = E.left({ _tag: 'ConnectionChanged' })

/** Requests to wallets, as `RequestWallet` says. */
export const makeRequestWallet = (deps: {
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  /** Hears of each transaction that a wallet says it sent. */
  readonly sent: (transaction: PendingTransaction) => void
  /** Called where nobody knows what became of a request. */
  readonly lost: () => void
}): RequestWallet => {
  const turns = keyedQueue(MOST_WAITING)
  return (namespace, request) => {
    const { state, connector } = deps.sessions[namespace]
    const asked = connector()
    if (asked === undefined) return TE.left({ _tag: 'NotConnected' })
    const bound = state.value
    const noteSent = (answer: unknown): void => {
      const id = readTransactionId(request.method, answer)
      if (id === undefined || bound._tag !== 'Connected') return
      const { caipNetworkId, accounts } = bound.active
      deps.sent({ namespace, connectorId: asked.id, id, caipNetworkId, address: accounts[0] })
    }
    /** The page has let go of the wallet. What the wallet itself says of its end is its connector's affair. */
    const left = state.changes.pipe(
      filter(
        (now) =>
          !(now._tag === 'Disconnected' && now.reason === 'ByWallet') &&
          !liveConnections(now).some(({ connectorId }) => connectorId === asked.id),
      ),
    )
    const ask = defer(asked.request(request, left)).pipe(
      tap((outcome) => {
        if (E.isRight(outcome)) noteSent(outcome.right)
        else if (outcome.left._tag === 'RequestOutcomeUnknown') deps.lost()
      }),
    )
    const prompt = promptKind(request.method)
    const addressee = requestTarget(bound)
    return () => {
      let waiting = prompt !== undefined
      const hasStrayed = (): boolean => waiting && requestTarget(state.value) !== addressee
      const strayed = merge(state.changes.pipe(filter(hasStrayed)), left).pipe(map(() => CHANGED))
      const answered =
        prompt === undefined
          ? ask
          : turns(`${namespace} ${asked.id} ${prompt}`).pipe(
              switchMap((mayAsk): Observable<Outcome> => {
                // The turn may come by the very change that this request ends by.
                if (hasStrayed()) return of(CHANGED)
                waiting = false
                return mayAsk ? ask : of(E.left(TOO_MANY))
              }),
            )
      return firstValueFrom(race(strayed, answered))
    }
  }
}
