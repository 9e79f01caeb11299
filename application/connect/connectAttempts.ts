import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { catchError, defer, finalize, map, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs'
import { type Connection, type ConnectorKey, findConnector, isSameConnector } from '../../domain/connect/connection.js'
import type { ConnectAttempt, ConnectError } from '../../domain/connect/connectAttempt.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { ConnectorRegistry, WalletConnector } from '../ports/walletConnector.js'

type Outcome = E.Either<ConnectError, Connection>

interface Order {
  readonly key: ConnectorKey
  readonly settle: (outcome: Outcome) => void
}

/** The connection attempts of a page: one at a time; a newer one ends the older, whose late answer is dropped. */
interface ConnectAttempts {
  readonly attempt: Readable<ConnectAttempt>
  readonly connect: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** Ends the current attempt with `ModalClosed`, and clears the outcome of the last one. */
  readonly cancel: () => void
  readonly dispose: () => void
}

const toAttempt = (key: ConnectorKey, outcome: Outcome): ConnectAttempt => {
  if (E.isRight(outcome)) return { _tag: 'Succeeded', ...key }
  const error = outcome.left
  return error._tag === 'ConnectionRejected' ? { _tag: 'Rejected', ...key } : { _tag: 'Failed', ...key, error }
}

export const makeConnectAttempts = (deps: {
  readonly registry: ConnectorRegistry
  readonly adopt: (connector: WalletConnector, connection: Connection) => void
}): ConnectAttempts => {
  const store = createStore<ConnectAttempt>({ _tag: 'Idle' })
  const orders = new Subject<Order | undefined>()

  const ask = (key: ConnectorKey): Observable<Outcome> => {
    const connector = findConnector(deps.registry.connectors.value, key)
    if (connector === undefined)
      return of(E.left<ConnectError>({ _tag: 'ConnectorUnavailable', connectorId: key.connectorId }))
    return defer(connector.connect).pipe(
      // A host's own connector may break its contract; the next attempt must not be affected.
      catchError((cause: unknown) => of(E.left<ConnectError>({ _tag: 'FailedToConnect', cause }))),
      tap((outcome) => E.isRight(outcome) && deps.adopt(connector, outcome.right)),
    )
  }

  const run = ({ key, settle }: Order): Observable<ConnectAttempt> =>
    ask(key).pipe(
      tap(settle),
      map((outcome) => toAttempt(key, outcome)),
      startWith<ConnectAttempt>({ _tag: 'AwaitingApproval', ...key }),
      // No effect after an answer; ends only an attempt that was replaced by a newer one.
      finalize(() => settle(E.left({ _tag: 'ModalClosed' }))),
    )

  let latest: { readonly key: ConnectorKey; readonly answer: Promise<Outcome> } | undefined
  const begin = (key: ConnectorKey): Promise<Outcome> => {
    let resolve: (outcome: Outcome) => void = () => undefined
    const own = { key, answer: new Promise<Outcome>((settle) => (resolve = settle)) }
    latest = own
    const settle = (outcome: Outcome): void => {
      if (latest === own) latest = undefined
      resolve(outcome)
    }
    orders.next({ key, settle })
    return own.answer
  }

  const running = orders
    .pipe(switchMap((order) => (order === undefined ? of<ConnectAttempt>({ _tag: 'Idle' }) : run(order))))
    .subscribe(store.set)

  return {
    attempt: store,
    connect: (key) => () => {
      // After `dispose`, orders are not processed, and the promise would never settle (U-91).
      if (running.closed) return Promise.resolve(E.left({ _tag: 'ModalClosed' }))
      if (latest !== undefined && isSameConnector(latest.key, key)) return latest.answer
      return begin(key)
    },
    cancel: () => orders.next(undefined),
    dispose: () => {
      // Views must not show an attempt that will never end.
      orders.next(undefined)
      running.unsubscribe()
    },
  }
}
