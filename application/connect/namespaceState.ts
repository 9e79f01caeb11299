import type { Connection, DisconnectReason, NamespaceConnection } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { ConnectorEvent } from '../ports/walletConnector.js'

// The state of a namespace, and what each cause makes of it. Effects, and their order, are in `namespaceSession.ts`.

/**
 * The state with these live connections, the active one first. Without any, the first of the wallets that are being
 * asked is restoring; without those, `reason` says why nobody is connected.
 */
export const toNamespaceState = (
  [active, ...others]: readonly Connection[],
  [connectorId]: readonly string[],
  reason: DisconnectReason,
): NamespaceConnection => {
  if (active !== undefined) return { _tag: 'Connected', active, others }
  return connectorId === undefined ? { _tag: 'Disconnected', reason } : { _tag: 'Restoring', connectorId }
}

export const isLive = (state: NamespaceConnection, connectorId: string): boolean =>
  liveConnections(state).some((each) => each.connectorId === connectorId)

/** The live connections but for that of one connector. */
export const connectionsWithout = (state: NamespaceConnection, connectorId: string): readonly Connection[] =>
  liveConnections(state).filter((each) => each.connectorId !== connectorId)

/** The connection state after what one of its wallets said. The page always shows what the wallet says (U-36, U-42). */
export const foldConnectorEvent = (
  state: NamespaceConnection,
  connectorId: string,
  event: Exclude<ConnectorEvent, { readonly _tag: 'Disconnected' }>,
): NamespaceConnection => {
  if (state._tag !== 'Connected') return state
  const { _tag, ...said } = event
  const change = (connection: Connection): Connection =>
    connection.connectorId === connectorId ? { ...connection, ...said } : connection
  return { ...state, active: change(state.active), others: state.others.map(change) }
}
