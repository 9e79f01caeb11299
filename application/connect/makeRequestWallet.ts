import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { defer, filter, firstValueFrom, map, type Observable, of, race, switchMap } from 'rxjs'
import { requestTarget } from '../../domain/connect/connections.js'
import { promptKind, type RequestError } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { type PendingTransaction, readTransactionId } from '../../domain/send/pendingTransaction.js'
import { keyedQueue } from '../kernel/keyedQueue.js'
import type { NamespaceSession } from './namespaceSession.js'
import type { RequestWallet } from './requestWallet.js'

type Outcome = E.Either<RequestError, unknown>

const MOST_WAITING = 5
/** EIP-1474 "limit exceeded". */
const TOO_MANY: RequestError = {
  _tag: 'RequestFailed',
  code: -32005,
  message: 'Too many requests wait for the wallet',
  cause: undefined,
}

/** Requests to wallets, as `RequestWallet` says. */
export const makeRequestWallet = (deps: {
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  /** Hears of each transaction that a wallet says it sent. */
  readonly sent: (transaction: PendingTransaction) => void
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
    const ask: TE.TaskEither<RequestError, unknown> = () =>
      asked
        .request(request)()
        .then((outcome) => {
          if (E.isRight(outcome)) noteSent(outcome.right)
          return outcome
        })
    const prompt = promptKind(request.method)
    if (prompt === undefined) return ask

    const addressee = requestTarget(bound)
    return () => {
      let waiting = true
      const strayed = state.changes.pipe(
        filter((now) => waiting && requestTarget(now) !== addressee),
        map((): Outcome => E.left({ _tag: 'ConnectionChanged' })),
      )
      const answered = turns(`${namespace} ${asked.id} ${prompt}`).pipe(
        switchMap((mayAsk): Observable<Outcome> => {
          waiting = false
          return mayAsk ? defer(ask) : of(E.left(TOO_MANY))
        }),
      )
      return firstValueFrom(race(strayed, answered))
    }
  }
}
