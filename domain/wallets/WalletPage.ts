import type { WalletListing } from './WalletListing.js'

/** One page of the directory; `count` is the number of all matches. */
export interface WalletPage {
  readonly wallets: readonly WalletListing[]
  readonly count: number
}
