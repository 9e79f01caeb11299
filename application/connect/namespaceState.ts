import type { Connection, DisconnectReason, NamespaceConnection } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { ConnectorEvent } from '../ports/walletConnector.js'

// Pure transitions of a namespace's state. Effects, and their order, are in `namespaceSession.ts`.

/**
 * The state with these live connections, the active one first. Without any, the first of the wallets being asked is
 * restoring; without those, the state is disconnected for `reason`.
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

/** The live connections without that of one connector. */
export const connectionsWithout = (state: NamespaceConnection, connectorId: string): readonly Connection[] =>
  liveConnections(state).filter((each) => each.connectorId !== connectorId)

/** The connection state after an event of one of its wallets. The page always follows the wallet (U-36, U-42). */
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
