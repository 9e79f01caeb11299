import type { ConnectionRelation } from './ConnectionRelation.js'
import type { NamespaceConnection } from './NamespaceConnection.js'

/** Places a connector within its namespace (S4-02). */
export const relateConnection = (connectorId: string, namespace: NamespaceConnection): ConnectionRelation => {
  if (namespace._tag === 'Connected' && namespace.active.connectorId === connectorId) return 'connected'
  const live = namespace._tag === 'Connected' && namespace.others.some((other) => other.connectorId === connectorId)
  return live ? 'active' : 'disconnected'
}
