import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { Popups } from '../../application/ports/Popups.js'
import type { Redirects } from '../../application/ports/Redirects.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { WalletConnector } from '../../application/ports/WalletConnector.js'
import type { Readable } from '../../application/shared/Readable.js'

/** The wallet behind e-mail and social logins, before and after its code is there. */
export interface LazyEmbedded {
  /** None before somebody is near it, or logged in on an earlier visit. */
  readonly connectors: Readable<readonly WalletConnector[]>
  /** A login that left the page has come back to it. */
  readonly isReturning: boolean
  /** Loads the code, and no frame. Rejects where there is no wallet to open. */
  readonly open: () => Promise<OpenedEmbedded>
}

export interface OpenedEmbedded {
  readonly wallet: EmbeddedWallet
  readonly connector: WalletConnector
  /** Where somebody arrives who is nowhere yet. */
  readonly home: CaipNetworkId
  readonly popups: Popups
  readonly redirects: Redirects
}
