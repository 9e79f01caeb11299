import type { Connection, ConnectionStatus, NamespaceConnection } from './connection.js'

/** The live connections of a namespace, the active one first. */
export const liveConnections = (state: NamespaceConnection): readonly Connection[] =>
  state._tag === 'Connected' ? [state.active, ...state.others] : []

const STATUS: Readonly<Record<NamespaceConnection['_tag'], ConnectionStatus>> = {
  Disconnected: 'disconnected',
  Restoring: 'connecting',
  Connected: 'connected',
}

/** The account status (S4-01) of a namespace; `connecting` also while a wallet is asked and none is connected. */
export const toConnectionStatus = (connection: NamespaceConnection, isAsked: boolean): ConnectionStatus =>
  isAsked && connection._tag === 'Disconnected' ? 'connecting' : STATUS[connection._tag]

/**
 * Identifies the wallet, account and network that would answer a request; empty without a connection. Equal texts mean
 * the same target (U-41).
 */
export const requestTarget = (state: NamespaceConnection): string => {
  if (state._tag !== 'Connected') return ''
  const { connectorId, accounts, caipNetworkId } = state.active
  return [connectorId, accounts[0].toLowerCase(), caipNetworkId].join(' ')
}

/** The connections of these connectors, in this order. */
export const orderByConnectorIds = (
  connections: readonly Connection[],
  connectorIds: readonly string[],
): readonly Connection[] => connectorIds.flatMap((id) => connections.filter(({ connectorId }) => connectorId === id))
