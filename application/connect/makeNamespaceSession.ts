import * as TE from 'fp-ts/TaskEither'
import { Subscription } from 'rxjs'
import type { Connection } from '../../domain/connect/Connection.js'
import type { DisconnectReason } from '../../domain/connect/DisconnectReason.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import { createStore } from '../shared/createStore.js'
import { foldConnectorEvent } from './foldConnectorEvent.js'
import type { NamespaceSession } from './NamespaceSession.js'
import type { RestoreConnection, Restoration } from './restoreConnection.js'

export interface NamespaceSessionDeps {
  readonly memory: ConnectionMemory
  readonly restoreConnection: RestoreConnection
}

export const makeNamespaceSession = (namespace: ChainNamespace, deps: NamespaceSessionDeps): NamespaceSession => {
  const store = createStore<NamespaceConnection>({ _tag: 'Disconnected', reason: 'NeverConnected' })
  let live: WalletConnector | undefined
  let running = new Subscription()

  /** Ends whatever runs for the namespace, so that nothing of the past can change its state. */
  const startAfresh = (): Subscription => {
    running.unsubscribe()
    running = new Subscription()
    live = undefined
    return running
  }

  const forget = (): void => {
    const { [namespace]: _forgotten, ...others } = deps.memory.read()
    deps.memory.write(others)
  }

  /** A wallet takes only itself along: another tab may have connected a second one meanwhile (U-33). */
  const forgetWallet = (connectorId: string): void => {
    if (deps.memory.read()[namespace] === connectorId) forget()
  }

  const release = (reason: DisconnectReason): void => {
    startAfresh()
    store.set({ _tag: 'Disconnected', reason })
  }

  const adopt = (connector: WalletConnector, connection: Connection): void => {
    const previous = live
    const current = startAfresh()
    // One wallet a namespace: access that the visitor no longer uses is given back.
    if (previous !== undefined && previous.id !== connector.id) void previous.disconnect()
    live = connector
    deps.memory.write({ ...deps.memory.read(), [namespace]: connector.id })
    current.add(
      connector.events.subscribe((event) => {
        store.update((state) => foldConnectorEvent(state, event))
        if (event._tag === 'Disconnected') {
          startAfresh()
          forgetWallet(connector.id)
        }
      }),
    )
    // Last, when the wallet is heard: somebody may be waiting to ask it something.
    store.set({ _tag: 'Connected', active: connection, others: [] })
  }

  const settle = (connectorId: string, outcome: Restoration): void => {
    if (outcome._tag === 'Restored') return adopt(outcome.connector, outcome.connection)
    if (outcome._tag === 'Unanswered') return release('NotRestored')
    // A wallet that grants nothing is forgotten; one that is only absent is asked again on the next visit.
    forgetWallet(connectorId)
    release('ByWallet')
  }

  const holds = (connectorId: string): boolean => {
    const { value } = store
    if (value._tag === 'Disconnected') return false
    return connectorId === (value._tag === 'Connected' ? value.active.connectorId : value.connectorId)
  }

  return {
    state: store,
    connector: () => live,
    adopt,
    release,
    restore: (connectorId) => {
      if (holds(connectorId)) return
      const current = startAfresh()
      store.set({ _tag: 'Restoring', connectorId })
      current.add(deps.restoreConnection({ namespace, connectorId }).subscribe((outcome) => settle(connectorId, outcome)))
    },
    disconnect: (reason) => {
      const connector = live
      forget()
      release(reason)
      return connector?.disconnect ?? TE.right(undefined)
    },
  }
}
