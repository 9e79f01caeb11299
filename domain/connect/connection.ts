import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/** Identifies a connector. A wallet on several namespaces may use one id for all its connectors. */
export interface ConnectorKey {
  readonly namespace: ChainNamespace
  readonly connectorId: string
}

/** Connector id of the wallet behind an e-mail or social login. */
export const EMBEDDED_CONNECTOR_ID = 'embedded'

/** The name that hosts read for a login's wallet; the screens translate it. */
export const LOGIN_WALLET_NAME = 'E-mail or social account'

/** Connector id of paired wallets, which are not in this page. */
export const WALLET_CONNECT_CONNECTOR_ID = 'walletConnect'

export const isSameConnector = (left: ConnectorKey, right: ConnectorKey): boolean =>
  left.namespace === right.namespace && left.connectorId === right.connectorId

/** The connector with this key, if it exists. */
export const findConnector = <C extends { readonly id: string; readonly namespace: ChainNamespace }>(
  connectors: readonly C[],
  { namespace, connectorId }: ConnectorKey,
): C | undefined => connectors.find((connector) => connector.id === connectorId && connector.namespace === namespace)

/**
 * A remote wallet's description of itself. Its format is checked at the boundary, but it proves nothing about identity.
 */
export interface RemoteWallet {
  readonly name: string
  /** An `https` address. */
  readonly icon?: string
  /** Opens the wallet's app: `https://…`. */
  readonly universalLink?: string
  /** Opens the wallet's app: `scheme://…`, never a scheme that a browser handles itself. */
  readonly nativeLink?: string
}

/** A wallet that gave this page access (S3-05). */
export interface Connection {
  readonly connectorId: string
  /** Plain addresses, the active one first; never empty. */
  readonly accounts: readonly [string, ...string[]]
  /** CAIP-2 id of the chain the wallet is on, whether or not the host configured it (U-36). */
  readonly caipNetworkId: CaipNetworkId
  /**
   * The site's networks that the session of a paired wallet approves now (CAIP-25); any other network needs the
   * wallet's approval. Absent for wallets that are not paired.
   */
  readonly approvedNetworks?: readonly CaipNetworkId[]
  /** The wallet behind a connector that serves many wallets, in its own words. */
  readonly wallet?: RemoteWallet
  /** Name of the e-mail or social account behind an embedded wallet. */
  readonly authName?: string
  /**
   * Marked "Unverified" when the visitor chose it. Connected for this page load only: it is never restored, but has to
   * be chosen again (S-11).
   */
  readonly unverified?: true
}

/** Status of an account (S4-01). `connected` means that a live provider has answered since the page loaded (U-28). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** Why a namespace has no connection. The visitor is told, unless they disconnected themselves. */
export type DisconnectReason =
  | 'NeverConnected'
  | 'ByVisitor'
  | 'ByWallet'
  /** The remembered wallet did not appear or answer in time (U-30). */
  | 'NotRestored'
  | 'InAnotherTab'

/** The connection state of one chain namespace. No event of one namespace touches another (U-40). */
export type NamespaceConnection =
  | { readonly _tag: 'Disconnected'; readonly reason: DisconnectReason }
  /** A remembered wallet is being asked, without a prompt, whether it still grants access. */
  | { readonly _tag: 'Restoring'; readonly connectorId: string }
  | { readonly _tag: 'Connected'; readonly active: Connection; readonly others: readonly Connection[] }

/** The connection states of all namespaces, independent of each other (U-40). */
export type Connections = Readonly<Record<ChainNamespace, NamespaceConnection>>

const NEVER_CONNECTED: NamespaceConnection = { _tag: 'Disconnected', reason: 'NeverConnected' }

/** The initial state of every page. */
export const NO_CONNECTIONS: Connections = {
  eip155: NEVER_CONNECTED,
  solana: NEVER_CONNECTED,
  polkadot: NEVER_CONNECTED,
  bip122: NEVER_CONNECTED,
  cosmos: NEVER_CONNECTED,
}
