import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection, Connections } from '../../domain/connect/connection.js'
import type { ConnectAttempt, ConnectError } from '../../domain/connect/connectAttempt.js'
import type { ConnectorKey } from '../../domain/connect/connector.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { ConnectionMemory } from '../ports/storage.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { combineRecord } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import { makeConnectAttempts } from './connectAttempts.js'
import { makeNamespaceSession, type NamespaceSession } from './namespaceSession.js'
import type { RestoreConnection } from './restorations.js'

export interface ConnectFeature {
  readonly connections: Readable<Connections>
  readonly attempt: Readable<ConnectAttempt>
  /** Asks the wallet for access. Rejection is `ConnectionRejected`, being overtaken `ModalClosed`. */
  readonly connect: (key: ConnectorKey) => TaskEither<ConnectError, Connection>
  /** The namespace on which a wallet is meant: the preferred one, unless it only has a connector elsewhere. */
  readonly locate: (connectorId: string, preferred: ChainNamespace) => ConnectorKey
  readonly cancel: () => void
  /** Asks every remembered wallet again. */
  readonly restore: () => void
  /** One namespace, or all. The page is disconnected even where a wallet fails (`FailedToDisconnect`). */
  readonly disconnect: (namespace?: ChainNamespace) => TaskEither<ConnectError, void>
  readonly sessions: Readonly<Record<ChainNamespace, NamespaceSession>>
  readonly dispose: () => void
}

export interface ConnectFeatureDeps {
  readonly registry: ConnectorRegistry
  readonly memory: ConnectionMemory
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
    return CHAIN_NAMESPACES.filter(
      (namespace) => sessions[namespace].state.value._tag !== 'Disconnected' || remembered[namespace] !== undefined,
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
      for (const namespace of CHAIN_NAMESPACES) sessions[namespace].restore(remembered[namespace] ?? [])
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
