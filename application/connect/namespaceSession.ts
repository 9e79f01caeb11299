import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection, DisconnectReason, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { SchedulerLike } from 'rxjs'
import {
  connectionsAfter,
  connectionsWithout,
  isLive,
  liveConnections,
  orderByConnectorIds,
  toNamespaceState,
} from '../../domain/connect/connections.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { isFound } from '../../domain/wallets/installedWallet.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'
import { makeAwayWallets } from './awayWallets.js'
import { giveBack, makeHeardWallets, makeRememberedIds } from './sessionWallets.js'
import { makeRestorations } from './restorations.js'
import { type Restoration, type RestoreConnection, UNANSWERED } from './restoreConnection.js'
import { makeUnclearedWallets } from './unclearedWallets.js'

/** The connections of one chain namespace: the only writer of its state (U-40). */
export interface NamespaceSession {
  readonly state: Readable<NamespaceConnection>
  /** The connector of the active connection. */
  readonly connector: () => WalletConnector | undefined
  /**
   * Makes a connection the active one and remembers it for the next visit. The previous one stays connected after it if
   * several wallets are kept; otherwise it is disconnected.
   */
  readonly adopt: (connector: WalletConnector, connection: Connection) => void
  /**
   * Restores remembered wallets without a prompt, within 3 s (U-30). The first in the list that answers becomes the
   * active one. Wallets already connected or being restored are skipped; those not in the list are dropped. A wallet
   * that grants no access, or has other accounts, stays subscribed, and is asked again when it reports a remembered
   * account.
   */
  readonly restore: (connectorIds: readonly string[]) => void
  /** Asks a remembered wallet again without showing that; restores it if it grants access. */
  readonly askAgain: (connectorId: string) => void
  /**
   * Like `restore`, for changes from another tab; ignores unchanged lists. A wallet that did not answer is not asked
   * again because of a change on another namespace (U-40).
   */
  readonly applyExternalIds: (connectorIds: readonly string[]) => void
  /**
   * Reorders the live connections, the active one first, or the accounts of one connection. Wallets are not informed.
   */
  readonly arrange: (connections: readonly Connection[]) => void
  /**
   * Disconnects one wallet, or all. Forgets the wallet first, so that a failure cannot restore the connection (U-29).
   * The first of the remaining wallets becomes the active one.
   */
  readonly disconnect: (reason: DisconnectReason, connectorId?: string) => TaskEither<ConnectError, void>
  /** Drops the connections in this page only; wallets and memory stay unchanged. */
  readonly release: (reason: DisconnectReason) => void
}

export interface NamespaceSessionDeps {
  readonly memory: ConnectionMemory
  readonly accounts: AccountMemory
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly restoreConnection: RestoreConnection
  /** Whether the list marks a wallet as "Unverified". */
  readonly isDoubted: (connectorId: string) => boolean
  /** Whether a wallet stays connected when another connects; otherwise a namespace has one wallet. */
  readonly keepsSeveral: () => boolean
}

const isSameList = <A>(left: readonly A[], right: readonly A[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index])

export const makeNamespaceSession = (
  namespace: ChainNamespace,
  { memory, accounts, scheduler, restoreConnection, isDoubted, keepsSeveral }: NamespaceSessionDeps,
): NamespaceSession => {
  const store = createStore<NamespaceConnection>({ _tag: 'Disconnected', reason: 'NeverConnected' })
  const remembered = makeRememberedIds({ memory, accounts, now: () => scheduler.now(), keepsSeveral }, namespace)
  const show = (connections: readonly Connection[], reason: DisconnectReason): void =>
    store.set(toNamespaceState(connections, restorations.asking(), reason))

  const wallets = makeHeardWallets((connector, event) => {
    const { id } = connector
    if (!isLive(store.value, id))
      return event._tag === 'AccountsChanged' ? void away.offer(id, event.accounts[0]) : undefined
    if (event._tag === 'AccountsChanged') uncleared.noteGranted(connector, event.accounts)
    if (event._tag === 'Disconnected') away.stay(id, { _tag: 'Revoked', connector })
    show(connectionsAfter(store.value, id, event), 'ByWallet')
  })
  const live = () => liveConnections(store.value)
  const uncleared = makeUnclearedWallets({ wallets, remembered, live, takeBack: (id) => settle(id, UNANSWERED) })
  const away = makeAwayWallets({ remembered, wallets, ask: (id) => restorations.askUnseen(id) })
  /** Sets the connector's own id: a host's connector may put another one into the connection. */
  const listenTo = (connector: WalletConnector, connection: Connection): Connection => {
    uncleared.noteGranted(connector, connection.accounts)
    wallets.subscribe(connector)
    return { ...connection, connectorId: connector.id }
  }

  const adopt = (connector: WalletConnector, connection: Connection): void => {
    const { id } = connector
    const former = connectionsWithout(store.value, id)
    const several = keepsSeveral()
    if (!several) {
      restorations.stop()
      // Revokes access that the visitor no longer uses.
      for (const { connectorId } of former) void wallets.of(connectorId)?.disconnect()
      wallets.keepOnly([id])
    }
    const isMarked = isFound(connector) && isDoubted(id)
    // On the next visit, the page is in this wallet's frame again or in none; so other wallets stay remembered.
    if (connector.framing === undefined) remembered.adopt(id, !isMarked)
    const active = listenTo(connector, isMarked ? { ...connection, unverified: true } : connection)
    // Last, after subscribing: observers of the state may send requests at once.
    show(several ? [active, ...former] : [active], 'ByWallet')
    restorations.giveUp(id)
  }

  const settle = (connectorId: string, outcome: Restoration): void => {
    const before = live()
    if (outcome._tag === 'Restored') {
      if (outcome.cleared !== undefined) uncleared.add(outcome.connector, outcome.cleared)
      // Passes through `Restoring`, so that a wallet that was asked unseen counts as restored, not as chosen.
      if (before.length === 0) store.set({ _tag: 'Restoring', connectorId })
      const connected = [...before, listenTo(outcome.connector, outcome.connection)]
      show(connected, 'ByWallet')
      // Appends first, because the visitor did not choose the connection in this tab, then applies the order that
      // another tab may have stored, without waiting for that tab's next change.
      const placed = orderByConnectorIds(connected, remembered.ids())
      return isSameList(connected, placed) ? undefined : show(placed, 'ByWallet')
    }
    away.stay(connectorId, outcome)
    // The wallet's own code may still be starting.
    if (outcome._tag === 'Unanswered' && outcome.connector && isFound(outcome.connector))
      restorations.askUnseen(connectorId)
    const staying = connectionsWithout(store.value, connectorId)
    if (before.length === 0 || staying.length < before.length)
      show(staying, outcome._tag === 'Revoked' ? 'ByWallet' : 'NotRestored')
  }
  const restorations = makeRestorations(namespace, {
    restoreConnection,
    settle,
    isWanted: (id) => remembered.kept().includes(id) && !isLive(store.value, id),
  })
  const release = (reason: DisconnectReason): void => {
    restorations.stop()
    wallets.keepOnly([])
    show([], reason)
  }
  const restore = (ids: readonly string[]): void => {
    remembered.syncIds(ids)
    const before = live()
    // In a wallet's frame, no other wallet is used.
    if (before.some(({ connectorId }) => wallets.of(connectorId)?.framing)) return
    const ofThisPage = before.flatMap(({ connectorId, unverified }) => (unverified ? [connectorId] : []))
    const targetIds = remembered.kept([...remembered.forgetLost(ids), ...ofThisPage])
    const staying = orderByConnectorIds(before, targetIds)
    const asking = restorations.asking()
    const toAsk = targetIds.filter((id) => !isLive(store.value, id) && (asking.includes(id) || !away.isHeard(id)))
    wallets.keepOnly(targetIds)
    if (isSameList(staying, before) && isSameList(toAsk, asking)) return
    restorations.ask(toAsk)
    show(staying, 'InAnotherTab')
  }

  return {
    state: store,
    connector: () => (store.value._tag === 'Connected' ? wallets.of(store.value.active.connectorId) : undefined),
    adopt,
    release,
    restore,
    askAgain: restorations.askUnseen,
    applyExternalIds: (ids) => {
      if (remembered.syncIds(ids)) restore(ids)
    },
    arrange: (connections) => {
      remembered.putFirst(connections.flatMap(({ connectorId, unverified }) => (unverified ? [] : [connectorId])))
      show(connections, 'ByWallet')
    },
    disconnect: (reason, connectorId) => {
      const leaving = wallets.all().filter(({ id }) => isLive(store.value, id) && id === (connectorId ?? id))
      if (connectorId === undefined) {
        remembered.set([])
        release(reason)
      } else {
        remembered.forget(connectorId)
        wallets.unsubscribe(connectorId)
        restorations.giveUp(connectorId)
        show(connectionsWithout(store.value, connectorId), reason)
      }
      return giveBack(leaving)
    },
  }
}
