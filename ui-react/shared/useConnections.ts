import { useCallback, useSyncExternalStore } from 'react'
import type { Connections } from '../../domain/connect/Connections.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { usePortico } from './usePortico.js'

/** Who is connected, by chain namespace. */
export function useConnections(): Connections
/** Who is connected on one chain namespace, the active wallet first (S4-02); what happens on the others renders nothing again (U-40). */
export function useConnections(namespace: ChainNamespace): NamespaceConnection
export function useConnections(namespace?: ChainNamespace): Connections | NamespaceConnection {
  const { connections } = usePortico()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = connections.changes.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [connections],
  )
  const chosen = (all: Connections): Connections | NamespaceConnection =>
    namespace === undefined ? all : all[namespace]
  return useSyncExternalStore(
    subscribe,
    () => chosen(connections.value),
    () => chosen(connections.initial),
  )
}
