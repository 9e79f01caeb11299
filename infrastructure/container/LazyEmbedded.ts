import type { makeTakeLoginAlong } from '../../application/policies/takeLoginAlong.js'
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

/** What a login has on Solana, in a chunk of its own. */
export interface SolanaLogin {
  readonly connector: WalletConnector
  readonly makeTakeLoginAlong: typeof makeTakeLoginAlong
}

export interface OpenedEmbedded {
  readonly wallet: EmbeddedWallet
  /** One for each namespace that the site and the wallet share. */
  readonly connectors: readonly [WalletConnector, ...WalletConnector[]]
  /** Absent where the site has no network of Solana. */
  readonly solana: SolanaLogin | undefined
  /** Where somebody arrives who is nowhere yet. */
  readonly home: CaipNetworkId
  readonly popups: Popups
  readonly redirects: Redirects
}
