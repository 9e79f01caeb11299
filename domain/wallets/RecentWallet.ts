import type { WalletListing } from './WalletListing.js'

/** A wallet that the visitor used before (S9-15). */
export interface RecentWallet {
  /** The connector's id, or the listing's. */
  readonly id: string
  /** Enough to draw it where it is not installed. */
  readonly listing?: WalletListing
}
