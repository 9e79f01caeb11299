import * as E from 'fp-ts/Either'
import { Subscription } from 'rxjs'
import type { Connection } from '../../domain/connect/Connection.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { DisconnectReason } from '../../domain/connect/DisconnectReason.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import { createStore } from '../shared/createStore.js'
import { foldConnectorEvent } from './foldConnectorEvent.js'
import type { NamespaceSession } from './NamespaceSession.js'
import { makeRemembered } from './makeRemembered.js'
import { makeRestorations } from './makeRestorations.js'
import type { RestoreConnection, Restoration } from './restoreConnection.js'

export interface NamespaceSessionDeps {
  readonly memory: ConnectionMemory
  readonly restoreConnection: RestoreConnection
  /** Whether a wallet stays connected when another one is; without it, a namespace has one wallet. */
  readonly keepsSeveral: () => boolean
}

interface Live {
  readonly connector: WalletConnector
  readonly heard: Subscription
}

const isSame = <A>(left: readonly A[], right: readonly A[]): boolean => left.length === right.length && left.every((each, place) => each === right[place])

export const makeNamespaceSession = (namespace: ChainNamespace, { memory, restoreConnection, keepsSeveral }: NamespaceSessionDeps): NamespaceSession => {
  const store = createStore<NamespaceConnection>({ _tag: 'Disconnected', reason: 'NeverConnected' })
  const lives = new Map<string, Live>()
  const remembered = makeRemembered(memory, namespace)
  const show = ([active, ...others]: readonly Connection[], reason: DisconnectReason): void => {
    const [connectorId] = restorations.asking()
    if (active !== undefined) store.set({ _tag: 'Connected', active, others })
    else store.set(connectorId === undefined ? { _tag: 'Disconnected', reason } : { _tag: 'Restoring', connectorId })
  }
  const others = (connectorId: string): readonly Connection[] => connectionsOf(store.value).filter((each) => each.connectorId !== connectorId)

  /** Nothing that the wallet says from now on can change the state. */
  const letGo = (connectorId: string): void => {
    lives.get(connectorId)?.heard.unsubscribe()
    lives.delete(connectorId)
  }
  const drop = (connectorId: string, reason: DisconnectReason): void => {
    letGo(connectorId)
    restorations.giveUp(connectorId)
    show(others(connectorId), reason)
  }
  /** A connector speaks for itself, whatever a host's own one says of whose the connection is. */
  const hear = (connector: WalletConnector, connection: Connection): Connection => {
    letGo(connector.id)
    const heard = new Subscription()
    lives.set(connector.id, { connector, heard })
    const { id } = connector
    heard.add(
      connector.events.subscribe((event) => {
        if (event._tag !== 'Disconnected') return store.update((state) => foldConnectorEvent(state, id, event))
        remembered.forget(id)
        drop(id, 'ByWallet')
      }),
    )
    return { ...connection, connectorId: id }
  }

  const adopt = (connector: WalletConnector, connection: Connection): void => {
    const { id } = connector
    const former = others(id)
    const several = keepsSeveral()
    if (!several) {
      restorations.stop()
      for (const { connectorId } of former) {
        // Access that the visitor no longer uses is given back.
        void lives.get(connectorId)?.connector.disconnect()
        letGo(connectorId)
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
    if (outcome._tag === 'Restored') show([...before, hear(outcome.connector, outcome.connection)], 'ByWallet')
    else if (before.length === 0) show([], outcome._tag === 'Revoked' ? 'ByWallet' : 'NotRestored')
  }
  const restorations = makeRestorations(namespace, { restoreConnection, settle })
  const release = (reason: DisconnectReason): void => {
    restorations.stop()
    for (const id of [...lives.keys()]) letGo(id)
    show([], reason)
  }

  return {
    state: store,
    connector: () => (store.value._tag === 'Connected' ? lives.get(store.value.active.connectorId)?.connector : undefined),
    adopt,
    release,
    restore: (ids) => {
      const wanted = keepsSeveral() ? ids : ids.slice(0, 1)
      const before = connectionsOf(store.value)
      const kept = wanted.flatMap((id) => before.filter(({ connectorId }) => connectorId === id))
      const toAsk = wanted.filter((id) => !lives.has(id))
      if (isSame(kept, before) && isSame(toAsk, restorations.asking())) return
      for (const id of [...lives.keys()]) if (!wanted.includes(id)) letGo(id)
      restorations.ask(toAsk)
      show(kept, 'InAnotherTab')
    },
    arrange: (connections) => {
      const ids = connections.map((each) => each.connectorId)
      remembered.set([...ids, ...remembered.ids().filter((id) => !ids.includes(id))])
      show(connections, 'ByWallet')
    },
    disconnect: (reason, connectorId) => {
      const leaving = [...lives.values()].filter(({ connector }) => connectorId === undefined || connector.id === connectorId)
      if (connectorId === undefined) {
        remembered.set([])
        release(reason)
      } else {
        remembered.forget(connectorId)
        drop(connectorId, reason)
      }
      return async () => {
        const outcomes = await Promise.all(leaving.map(({ connector }) => connector.disconnect()))
        return outcomes.find(E.isLeft) ?? E.right(undefined)
      }
    },
  }
}
