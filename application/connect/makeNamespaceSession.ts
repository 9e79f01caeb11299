import * as E from 'fp-ts/Either'
import type { Connection } from '../../domain/connect/Connection.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { DisconnectReason } from '../../domain/connect/DisconnectReason.js'
import { inPlaces } from '../../domain/connect/inPlaces.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import { createStore } from '../shared/createStore.js'
import { foldConnectorEvent } from './foldConnectorEvent.js'
import type { NamespaceSession } from './NamespaceSession.js'
import { makeLiveWallets } from './makeLiveWallets.js'
import { makeRemembered } from './makeRemembered.js'
import { makeRestorations } from './makeRestorations.js'
import type { RestoreConnection, Restoration } from './restoreConnection.js'

export interface NamespaceSessionDeps {
  readonly memory: ConnectionMemory
  readonly restoreConnection: RestoreConnection
  /** Whether a wallet stays connected when another one is; without it, a namespace has one wallet. */
  readonly keepsSeveral: () => boolean
}

const isSame = <A>(left: readonly A[], right: readonly A[]): boolean =>
  left.length === right.length && left.every((each, place) => each === right[place])

export const makeNamespaceSession = (
  namespace: ChainNamespace,
  { memory, restoreConnection, keepsSeveral }: NamespaceSessionDeps,
): NamespaceSession => {
  const store = createStore<NamespaceConnection>({ _tag: 'Disconnected', reason: 'NeverConnected' })
  const remembered = makeRemembered(memory, namespace)
  const show = ([active, ...others]: readonly Connection[], reason: DisconnectReason): void => {
    const [connectorId] = restorations.asking()
    if (active !== undefined) store.set({ _tag: 'Connected', active, others })
    else store.set(connectorId === undefined ? { _tag: 'Disconnected', reason } : { _tag: 'Restoring', connectorId })
  }
  const others = (connectorId: string): readonly Connection[] =>
    connectionsOf(store.value).filter((each) => each.connectorId !== connectorId)

  const drop = (connectorId: string, reason: DisconnectReason): void => {
    wallets.letGo(connectorId)
    restorations.giveUp(connectorId)
    show(others(connectorId), reason)
  }
  const wallets = makeLiveWallets((id, event) => {
    if (event._tag !== 'Disconnected') return store.update((state) => foldConnectorEvent(state, id, event))
    remembered.forget(id)
    drop(id, 'ByWallet')
  })
  /** A connector speaks for itself, whatever a host's own one says of whose the connection is. */
  const hear = (connector: WalletConnector, connection: Connection): Connection => {
    wallets.hear(connector)
    return { ...connection, connectorId: connector.id }
  }

  const adopt = (connector: WalletConnector, connection: Connection): void => {
    const { id } = connector
    const former = others(id)
    const several = keepsSeveral()
    if (!several) {
      restorations.stop()
      for (const { connectorId } of former) {
        // Access that the visitor no longer uses is given back.
        void wallets.of(connectorId)?.disconnect()
        wallets.letGo(connectorId)
      }
    }
    remembered.set(several ? [id, ...remembered.ids().filter((each) => each !== id)] : [id])
    const active = hear(connector, connection)
    // Last, when the wallet is heard: somebody may be waiting to ask it something.
    show(several ? [active, ...former] : [active], 'ByWallet')
    restorations.giveUp(id)
  }

  const settle = (connectorId: string, outcome: Restoration): void => {
    const before = connectionsOf(store.value)
    // A wallet that grants nothing is forgotten; one that is only absent is asked again on the next visit.
    if (outcome._tag === 'Revoked') remembered.forget(connectorId)
    if (outcome._tag === 'Restored') {
      const arrived = [...before, hear(outcome.connector, outcome.connection)]
      show(arrived, 'ByWallet')
      // Behind the others first: nobody chose it here. Then where another tab may have put it, rather than with the next news of that tab.
      const placed = inPlaces(arrived, remembered.ids())
      if (!isSame(arrived, placed)) show(placed, 'ByWallet')
    } else if (before.length === 0) show([], outcome._tag === 'Revoked' ? 'ByWallet' : 'NotRestored')
  }
  const restorations = makeRestorations(namespace, { restoreConnection, settle })
  const release = (reason: DisconnectReason): void => {
    restorations.stop()
    for (const { id } of wallets.all()) wallets.letGo(id)
    show([], reason)
  }
  const restore = (ids: readonly string[]): void => {
    const wanted = keepsSeveral() ? ids : ids.slice(0, 1)
    const before = connectionsOf(store.value)
    const kept = inPlaces(before, wanted)
    const toAsk = wanted.filter((id) => wallets.of(id) === undefined)
    if (isSame(kept, before) && isSame(toAsk, restorations.asking())) return
    for (const { id } of wallets.all()) if (!wanted.includes(id)) wallets.letGo(id)
    restorations.ask(toAsk)
    show(kept, 'InAnotherTab')
  }

  return {
    state: store,
    connector: () => (store.value._tag === 'Connected' ? wallets.of(store.value.active.connectorId) : undefined),
    adopt,
    release,
    restore: (ids) => {
      remembered.sees(ids)
      restore(ids)
    },
    follow: (ids) => {
      if (remembered.sees(ids)) restore(ids)
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
