import type { Connection } from '../../domain/connect/Connection.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ConnectorEvent } from '../ports/WalletConnector.js'

const withActive = (state: NamespaceConnection, change: (active: Connection) => Connection): NamespaceConnection =>
  state._tag === 'Connected' ? { ...state, active: change(state.active) } : state

/** The connection state after what its wallet said. The page always shows what the wallet says (U-36, U-42). */
export const foldConnectorEvent = (state: NamespaceConnection, event: ConnectorEvent): NamespaceConnection => {
  switch (event._tag) {
    case 'AccountsChanged':
      return withActive(state, (active) => ({ ...active, accounts: event.accounts }))
    case 'ChainChanged':
      return withActive(state, (active) => ({ ...active, caipNetworkId: event.caipNetworkId }))
    case 'Disconnected':
      return { _tag: 'Disconnected', reason: 'ByWallet' }
  }
}
