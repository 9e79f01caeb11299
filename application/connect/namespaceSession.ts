import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection, DisconnectReason, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import { createStore, type Readable } from '../kernel/store.js'
import * as E from 'fp-ts/Either'
import { liveConnections, orderByConnectorIds } from '../../domain/connect/connections.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'
import { connectionsWithout, foldConnectorEvent, toNamespaceState } from './namespaceState.js'
import { makeLiveWallets, makeRememberedIds } from './sessionWallets.js'
import { makeRestorations, type Restoration, type RestoreConnection } from './restorations.js'

/** The connections of one chain namespace: the only writer of its state (U-40). */
export interface NamespaceSession {
  readonly state: Readable<NamespaceConnection>
  /** The connector of the active connection. */
  readonly connector: () => WalletConnector | undefined
  /**
   * Makes a connection the active one and remembers it for the next visit. The previous one stays connected behind it
   * if several wallets are kept; otherwise it is disconnected.
   */
  readonly adopt: (connector: WalletConnector, connection: Connection) => void
  /**
   * Restores remembered wallets without a prompt, within 3 s (U-30). The first in the list that answers becomes the
   * active one. Wallets already connected or being restored are left alone; those not in the list are dropped.
   */
  readonly restore: (connectorIds: readonly string[]) => void
  /**
   * Like `restore`, for changes from another tab; ignores unchanged lists. A wallet that did not answer is not asked
   * again because of a change on another namespace (U-40).
   */
  readonly applyExternalIds: (connectorIds: readonly string[]) => void
  /** Reorders the live connections, the active one first, or the accounts of one connection. No wallet is told. */
  readonly arrange: (connections: readonly Connection[]) => void
  /**
   * Disconnects one wallet, or all. Forgets the wallet first, so that a failure cannot restore the connection (U-29).
   * The first of the remaining wallets becomes the active one.
   */
  readonly disconnect: (reason: DisconnectReason, connectorId?: string) => TaskEither<ConnectError, void>
  /** Lets go of the connections in this page only; wallets and memory stay as they are. */
  readonly release: (reason: DisconnectReason) => void
}

export interface NamespaceSessionDeps {
  readonly memory: ConnectionMemory
  readonly accounts: Pick<AccountMemory, 'remember' | 'forget'>
  readonly restoreConnection: RestoreConnection
  /** Whether a wallet stays connected when another one is; without it, a namespace has one wallet. */
  readonly keepsSeveral: () => boolean
}

const isSameList = <A>(left: readonly A[], right: readonly A[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index])

export const makeNamespaceSession = (
  namespace: ChainNamespace,
  { memory, accounts, restoreConnection, keepsSeveral }: NamespaceSessionDeps,
): NamespaceSession => {
  const store = createStore<NamespaceConnection>({ _tag: 'Disconnected', reason: 'NeverConnected' })
  const remembered = makeRememberedIds({ memory, accounts }, namespace)
  const show = (connections: readonly Connection[], reason: DisconnectReason): void =>
    store.set(toNamespaceState(connections, restorations.asking(), reason))

  const drop = (connectorId: string, reason: DisconnectReason): void => {
    wallets.unsubscribe(connectorId)
    restorations.giveUp(connectorId)
    show(connectionsWithout(store.value, connectorId), reason)
  }
  const wallets = makeLiveWallets((id, event) => {
    if (event._tag === 'AccountsChanged') remembered.noteAccounts(wallets.of(id), event.accounts)
    if (event._tag !== 'Disconnected') return store.update((state) => foldConnectorEvent(state, id, event))
    remembered.forget(id)
    drop(id, 'ByWallet')
  })
  /** A connector speaks for itself, whatever a host's own one says of whose the connection is. */
  const hear = (connector: WalletConnector, connection: Connection): Connection => {
    remembered.noteAccounts(connector, connection.accounts)
    wallets.subscribe(connector)
    return { ...connection, connectorId: connector.id }
  }

  const adopt = (connector: WalletConnector, connection: Connection): void => {
    const { id } = connector
    const former = connectionsWithout(store.value, id)
    const several = keepsSeveral()
    if (!several) {
      restorations.stop()
      for (const { connectorId } of former) {
        // Access that the visitor no longer uses is given back.
        void wallets.of(connectorId)?.disconnect()
        wallets.unsubscribe(connectorId)
      }
    }
    remembered.set(several ? [id, ...remembered.ids().filter((each) => each !== id)] : [id])
    const active = hear(connector, connection)
    // Last, when the wallet is heard: somebody may be waiting to ask it something.
    show(several ? [active, ...former] : [active], 'ByWallet')
    restorations.giveUp(id)
  }

  const settle = (connectorId: string, outcome: Restoration): void => {
    const before = liveConnections(store.value)
    // A wallet that grants nothing is forgotten; one that is only absent is asked again on the next visit.
    if (outcome._tag === 'Revoked') remembered.forget(connectorId)
    if (outcome._tag === 'Restored') {
      const connected = [...before, hear(outcome.connector, outcome.connection)]
      show(connected, 'ByWallet')
      // Appends first, because nobody chose the connection in this tab, then applies the order that another tab may
      // have stored, without waiting for that tab's next change.
      const placed = orderByConnectorIds(connected, remembered.ids())
      if (!isSameList(connected, placed)) show(placed, 'ByWallet')
    } else if (before.length === 0) show([], outcome._tag === 'Revoked' ? 'ByWallet' : 'NotRestored')
  }
  const restorations = makeRestorations(namespace, { restoreConnection, settle })
  const release = (reason: DisconnectReason): void => {
    restorations.stop()
    for (const { id } of wallets.all()) wallets.unsubscribe(id)
    show([], reason)
  }
  const restore = (ids: readonly string[]): void => {
    const targetIds = keepsSeveral() ? ids : ids.slice(0, 1)
    const before = liveConnections(store.value)
    const kept = orderByConnectorIds(before, targetIds)
    const toAsk = targetIds.filter((id) => wallets.of(id) === undefined)
    if (isSameList(kept, before) && isSameList(toAsk, restorations.asking())) return
    for (const { id } of wallets.all()) if (!targetIds.includes(id)) wallets.unsubscribe(id)
    restorations.ask(toAsk)
    show(kept, 'InAnotherTab')
  }

  return {
    state: store,
    connector: () => (store.value._tag === 'Connected' ? wallets.of(store.value.active.connectorId) : undefined),
    adopt,
    release,
    restore: (ids) => {
      remembered.syncIds(ids)
      restore(ids)
    },
    applyExternalIds: (ids) => {
      if (remembered.syncIds(ids)) restore(ids)
    },
    arrange: (connections) => {
      const ids = connections.map((each) => each.connectorId)
      remembered.set([...ids, ...remembered.ids().filter((id) => !ids.includes(id))])
      show(connections, 'ByWallet')
    },
    disconnect: (reason, connectorId) => {
      const leaving = wallets.all().filter(({ id }) => connectorId === undefined || id === connectorId)
      if (connectorId === undefined) {
        remembered.set([])
        release(reason)
      } else {
        remembered.forget(connectorId)
        drop(connectorId, reason)
      }
      return async () => {
        const outcomes = await Promise.all(leaving.map((connector) => connector.disconnect()))
        return outcomes.find(E.isLeft) ?? E.right(undefined)
      }
    },
  }
}
