import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { RemoteWallet } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { ScriptedWallet } from './ScriptedWallet.js'

/** The wallet has `accounts` and starts on the first account and the first chain, without a grant for the page. */
export interface WalletHarness {
  readonly connector: WalletConnector
  /** What the connector reports about a remote wallet. */
  readonly behind?: RemoteWallet
  /** The networks of the site that a paired wallet approved. */
  readonly approved?: readonly CaipNetworkId[]
  /** The account name of a login. */
  readonly authName?: string
  readonly wallet: ScriptedWallet
  readonly accounts: readonly [string, string]
  readonly chains: readonly [CaipNetworkId, CaipNetworkId]
  /** The second chain, as a host configures it. */
  readonly destination: Network
  /** A request that the wallet answers with `signature` once the visitor approved. */
  readonly signing: WalletRequest
  /** Several calls in one request, and the wallet's answer once the visitor approved all of them. */
  readonly batch: { readonly question: WalletRequest; readonly answer: unknown }
  readonly signature: unknown
  /**
   * The received text of "wallet is broken"; the SDK of remote wallets replaces it by the standard text of a JSON-RPC
   * code.
   */
  readonly brokenWords?: string
  /** Advances the connector's clock, and lets pending messages arrive. */
  readonly advance: (ms: number) => Promise<void>
  readonly dispose: () => Promise<void>
}
