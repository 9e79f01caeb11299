import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection, Connections } from '../../domain/connect/connection.js'
import type { ConnectAttempt, ConnectError } from '../../domain/connect/connectAttempt.js'
import { type ConnectorKey, findConnector, isSameConnector } from '../../domain/connect/connector.js'
import { isContested } from '../../domain/wallets/installedWallet.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'
import type { ConnectorRegistry, WalletConnector } from '../ports/walletConnector.js'
import { combineRecord } from '../kernel/derive.js'
import { type Readable, createStore } from '../kernel/store.js'
import { makeNamespaceSession, type NamespaceSession } from './namespaceSession.js'
import type { RestoreConnection } from './restorations.js'
import { catchError, defer, finalize, map, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs'

export interface ConnectFeature {
  readonly connections: Readable<Connections>
  readonly attempt: Readable<ConnectAttempt>
  /**
   * Asks the wallet for access; joins the question if the wallet is being asked. Rejection is `ConnectionRejected`,
   * being overtaken by another wallet `ModalClosed`.
   */
  readonly connect: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** The same for who names a wallet and sees no list: of two that claim one id, neither is asked (S-11). */
  readonly connectNamed: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** The namespace on which a wallet is meant: the preferred one, unless it only has a connector elsewhere. */
  readonly locate: (connectorId: string, preferred: ChainNamespace) => ConnectorKey
  readonly cancel: () => void
  /** Asks every remembered wallet of the page's namespaces again. */
  readonly restore: () => void
  /** One namespace, or all. The page is disconnected even where a wallet fails (`FailedToDisconnect`). */
  readonly disconnect: (namespace?: ChainNamespace) => TaskEither<ConnectError, void>
  readonly sessions: Readonly<Record<ChainNamespace, NamespaceSession>>
  readonly dispose: () => void
}

export interface ConnectFeatureDeps {
  /** Those of the configured networks. What is remembered of others is another page's of this origin. */
  readonly namespaces: readonly ChainNamespace[]
  readonly registry: ConnectorRegistry
  readonly memory: ConnectionMemory
  readonly accounts: AccountMemory
  readonly restoreConnection: RestoreConnection
  /** Whether a namespace keeps several wallets (`features.multiWallet`). */
  readonly keepsSeveral: () => boolean
}

export const makeConnectFeature = (deps: ConnectFeatureDeps): ConnectFeature => {
  const session = (namespace: ChainNamespace): NamespaceSession => makeNamespaceSession(namespace, deps)
  const sessions = {
    eip155: session('eip155'),
    solana: session('solana'),
    polkadot: session('polkadot'),
    bip122: session('bip122'),
    cosmos: session('cosmos'),
  }
  const attempts = makeConnectAttempts({
    registry: deps.registry,
    adopt: (connector, connection) => sessions[connector.namespace].adopt(connector, connection),
  })
  /** Those with a connection, and those where one would be back on the next visit (U-29). */
  const toLeave = (): readonly ChainNamespace[] => {
    const remembered = deps.memory.read()
    const isBackNextTime = (namespace: ChainNamespace): boolean =>
      deps.namespaces.includes(namespace) && remembered[namespace] !== undefined
    return CHAIN_NAMESPACES.filter(
      (namespace) => sessions[namespace].state.value._tag !== 'Disconnected' || isBackNextTime(namespace),
    )
  }

  return {
    connections: combineRecord({
      eip155: sessions.eip155.state,
      solana: sessions.solana.state,
      polkadot: sessions.polkadot.state,
      bip122: sessions.bip122.state,
      cosmos: sessions.cosmos.state,
    }),
    attempt: attempts.attempt,
    connect: attempts.connect,
    connectNamed: (key) => {
      const connectors = deps.registry.connectors.value
      const connector = findConnector(connectors, key)
      return connector !== undefined && isContested(connector, connectors)
        ? () => Promise.resolve(E.left({ _tag: 'ConnectorUnavailable', connectorId: key.connectorId }))
        : attempts.connect(key)
    },
    locate: (connectorId, preferred) => {
      const found = deps.registry.connectors.value
        .filter(({ id }) => id === connectorId)
        .map(({ namespace }) => namespace)
      return { connectorId, namespace: found.includes(preferred) ? preferred : (found[0] ?? preferred) }
    },
    cancel: attempts.cancel,
    sessions,
    restore: () => {
      const remembered = deps.memory.read()
      for (const namespace of deps.namespaces) sessions[namespace].restore(remembered[namespace] ?? [])
    },
    disconnect: (namespace) => async () => {
      // A late approval would undo what the visitor just decided.
      attempts.cancel()
      const leaving = namespace === undefined ? toLeave() : [namespace]
      const outcomes = await Promise.all(leaving.map((each) => sessions[each].disconnect('ByVisitor')()))
      return outcomes.find(E.isLeft) ?? E.right(undefined)
    },
    dispose: () => {
      attempts.dispose()
      for (const each of CHAIN_NAMESPACES) sessions[each].release('NeverConnected')
    },
  }
}

type Outcome = E.Either<ConnectError, Connection>

interface Order {
  readonly key: ConnectorKey
  readonly settle: (outcome: Outcome) => void
}

/** The connection attempts of a page: one at a time, and a newer one ends the older (its late answer is dropped). */
interface ConnectAttempts {
  readonly attempt: Readable<ConnectAttempt>
  readonly connect: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** Ends the attempt under way with `ModalClosed`, and forgets how the last one ended. */
  readonly cancel: () => void
  readonly dispose: () => void
}

const toAttempt = (key: ConnectorKey, outcome: Outcome): ConnectAttempt => {
  if (E.isRight(outcome)) return { _tag: 'Succeeded', ...key }
  const error = outcome.left
  return error._tag === 'ConnectionRejected' ? { _tag: 'Rejected', ...key } : { _tag: 'Failed', ...key, error }
}

const makeConnectAttempts = (deps: {
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
      // A host's own connector may break its contract; the next attempt must not suffer from it.
      catchError((cause: unknown) => of(E.left<ConnectError>({ _tag: 'FailedToConnect', cause }))),
      tap((outcome) => E.isRight(outcome) && deps.adopt(connector, outcome.right)),
    )
  }

  const run = ({ key, settle }: Order): Observable<ConnectAttempt> =>
    ask(key).pipe(
      tap(settle),
      map((outcome) => toAttempt(key, outcome)),
      startWith<ConnectAttempt>({ _tag: 'AwaitingApproval', ...key }),
      // Settling again after an answer changes nothing: only an attempt that was overtaken ends here.
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
      // After the end nobody takes orders, and a promise must not wait for nobody (U-91).
      if (running.closed) return Promise.resolve(E.left({ _tag: 'ModalClosed' }))
      if (latest !== undefined && isSameConnector(latest.key, key)) return latest.answer
      return begin(key)
    },
    cancel: () => orders.next(undefined),
    dispose: () => running.unsubscribe(),
  }
}
