import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { type Connection, type Connections, type ConnectorKey, findConnector } from '../../domain/connect/connection.js'
import type { ConnectAttempt, ConnectError } from '../../domain/connect/connectAttempt.js'
import { type ConnectionChange, connectionChanges } from '../../domain/connect/connectionChange.js'
import { isContested } from '../../domain/wallets/installedWallet.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { combineRecord } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import { makeConnectAttempts } from './connectAttempts.js'
import { makeNamespaceSession, type NamespaceSession } from './namespaceSession.js'
import type { RestoreConnection } from './restoreConnection.js'
import { merge, mergeMap, type Observable, pairwise, type SchedulerLike } from 'rxjs'

export interface ConnectFeature {
  readonly connections: Readable<Connections>
  /** Changes of the active wallet of each namespace since the subscription: in order, each once. */
  readonly changes: Observable<ConnectionChange>
  readonly attempt: Readable<ConnectAttempt>
  /**
   * Requests access from the wallet; shares the request if the wallet is being asked. A rejection is
   * `ConnectionRejected`; an attempt replaced by another wallet ends as `ModalClosed`.
   */
  readonly connect: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /**
   * Like `connect`, for callers that name a wallet without a list: if two wallets claim one id, neither is asked
   * (S-11).
   */
  readonly connectNamed: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** The namespace on which to connect a wallet: the preferred one, unless the wallet has connectors on others only. */
  readonly locate: (connectorId: string, preferred: ChainNamespace) => ConnectorKey
  readonly cancel: () => void
  /** Asks every remembered wallet of the page's namespaces again. */
  readonly restore: () => void
  /** Disconnects one namespace, or all. The page is disconnected even if a wallet fails (`FailedToDisconnect`). */
  readonly disconnect: (namespace?: ChainNamespace) => TaskEither<ConnectError, void>
  readonly sessions: Readonly<Record<ChainNamespace, NamespaceSession>>
  readonly dispose: () => void
}

export interface ConnectFeatureDeps {
  /** The namespaces of the configured networks. Other remembered ones belong to another page of this origin. */
  readonly namespaces: readonly ChainNamespace[]
  readonly registry: ConnectorRegistry
  readonly memory: ConnectionMemory
  readonly accounts: AccountMemory
  readonly scheduler: SchedulerLike
  readonly restoreConnection: RestoreConnection
  /** Whether the list marks a wallet as "Unverified". */
  readonly isDoubted: (connectorId: string) => boolean
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
  /** Namespaces with a connection, and those that would be restored on the next visit (U-29). */
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
    changes: merge(
      ...CHAIN_NAMESPACES.map((namespace) =>
        sessions[namespace].state.changes.pipe(
          pairwise(),
          mergeMap(([before, after]) => connectionChanges(namespace, before, after)),
        ),
      ),
    ),
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
      // A late approval would undo the visitor's decision.
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
