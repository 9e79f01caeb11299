import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { RemoteWallet } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { ScriptedWallet } from './ScriptedWallet.js'

/** The wallet holds `accounts` and starts on the first account and the first chain, without access for the page. */
export interface WalletHarness {
  readonly connector: WalletConnector
  /** What the connector tells of a wallet that is not in the page. */
  readonly behind?: RemoteWallet
  /** The networks of the site that a paired wallet approved. */
  readonly approved?: readonly CaipNetworkId[]
  /** The name of the account behind a login. */
  readonly authName?: string
  readonly wallet: ScriptedWallet
  readonly accounts: readonly [string, string]
  readonly chains: readonly [CaipNetworkId, CaipNetworkId]
  /** The second chain, as a host configures it. */
  readonly destination: Network
  /** A question the wallet answers with `signature` once the visitor approved. */
  readonly signing: WalletRequest
  /** Several calls in one question, and what the wallet says once the visitor approved all of them. */
  readonly batch: { readonly question: WalletRequest; readonly answer: unknown }
  readonly signature: unknown
  /**
   * What arrives of "wallet is broken"; the SDK of remote wallets puts the standard words of a JSON-RPC code in its
   * place.
   */
  readonly brokenWords?: string
  /** Moves the connector's clock, and lets what is under way arrive. */
  readonly advance: (ms: number) => Promise<void>
  readonly dispose: () => Promise<void>
}
