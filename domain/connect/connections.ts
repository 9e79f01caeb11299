import type { CaipNetworkId } from '../network/network.js'
import type { Connection, ConnectionStatus, DisconnectReason, NamespaceConnection } from './connection.js'

/** An event that a wallet emits by itself. Accounts are plain addresses, the active one first. */
export type ConnectorEvent =
  | { readonly _tag: 'AccountsChanged'; readonly accounts: readonly [string, ...string[]] }
  | { readonly _tag: 'ChainChanged'; readonly caipNetworkId: CaipNetworkId }
  /** A paired wallet changed the networks of its session. */
  | { readonly _tag: 'NetworksApproved'; readonly approvedNetworks: readonly CaipNetworkId[] }
  /** The wallet revoked its access. */
  | { readonly _tag: 'Disconnected' }

/**
 * The connection after an event of its wallet; `undefined` if the wallet disconnected. The page always follows the
 * wallet (U-36, U-42).
 */
export const afterEvent = (connection: Connection, { _tag, ...said }: ConnectorEvent): Connection | undefined =>
  _tag === 'Disconnected' ? undefined : { ...connection, ...said }

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

/** The live connections after an event of one of their wallets. */
export const connectionsAfter = (
  state: NamespaceConnection,
  connectorId: string,
  event: ConnectorEvent,
): readonly Connection[] =>
  liveConnections(state).flatMap((each) =>
    each.connectorId === connectorId ? (afterEvent(each, event) ?? []) : [each],
  )
