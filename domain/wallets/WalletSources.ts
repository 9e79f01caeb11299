import type { CustomWallet } from './CustomWallet.js'
import type { InstalledWallet } from './InstalledWallet.js'
import type { RecentWallet } from './RecentWallet.js'
import type { WalletListing } from './WalletListing.js'

/** Everything a wallet list is made of. */
export interface WalletSources {
  readonly installed: readonly InstalledWallet[]
  /** Newest first. */
  readonly recent: readonly RecentWallet[]
  /** In the host's order. */
  readonly featured: readonly WalletListing[]
  readonly custom: readonly CustomWallet[]
  /** In the directory's order. */
  readonly recommended: readonly WalletListing[]
  /** Listings known for another reason: they only tell more of an installed wallet. */
  readonly known: readonly WalletListing[]
  /** Listing ids; an empty list lets everything in. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}
