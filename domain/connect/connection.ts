import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/**
 * A remote wallet's description of itself. Its format is checked at the boundary, but it proves nothing about identity.
 */
export interface RemoteWallet {
  readonly name: string
  /** An `https` address. */
  readonly icon?: string
  /** Opens the wallet's app: `https://…`. */
  readonly universalLink?: string
  /** Opens the wallet's app: `scheme://…`, never a scheme that a browser runs itself. */
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
   * The networks of the site that a paired wallet approved, as its session says now (CAIP-25): any other one needs its
   * approval. Absent for wallets that are not paired.
   */
  readonly approvedNetworks?: readonly CaipNetworkId[]
  /** The wallet behind a connector that leads to many, as it names itself. */
  readonly wallet?: RemoteWallet
  /** Name of the e-mail or social account behind an embedded wallet. */
  readonly authName?: string
  /**
   * The wallet was marked "Unverified" when the visitor chose it, and is connected for this page alone: it comes back
   * when it is chosen again (S-11).
   */
  readonly unverified?: true
}

/** Status of an account (S4-01). `connected` means a live provider answered in this page's life (U-28). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** Why a namespace has no connection; the visitor is told unless they did it themselves. */
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

/** Every namespace's connection state, each independent of the rest (U-40). */
export type Connections = Readonly<Record<ChainNamespace, NamespaceConnection>>

const NEVER_CONNECTED: NamespaceConnection = { _tag: 'Disconnected', reason: 'NeverConnected' }

/** Where every page starts. */
export const NO_CONNECTIONS: Connections = {
  eip155: NEVER_CONNECTED,
  solana: NEVER_CONNECTED,
  polkadot: NEVER_CONNECTED,
  bip122: NEVER_CONNECTED,
  cosmos: NEVER_CONNECTED,
}
