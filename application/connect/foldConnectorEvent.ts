import type { Connection } from '../../domain/connect/Connection.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ConnectorEvent } from '../ports/WalletConnector.js'

/** The connection state after what one of its wallets said. The page always shows what the wallet says (U-36, U-42). */
export const foldConnectorEvent = (
  state: NamespaceConnection,
  connectorId: string,
  event: Exclude<ConnectorEvent, { readonly _tag: 'Disconnected' }>,
): NamespaceConnection => {
  if (state._tag !== 'Connected') return state
  const change = (connection: Connection): Connection => {
    if (connection.connectorId !== connectorId) return connection
    return event._tag === 'AccountsChanged'
      ? { ...connection, accounts: event.accounts }
      : { ...connection, caipNetworkId: event.caipNetworkId }
  }
  return { ...state, active: change(state.active), others: state.others.map(change) }
}
