import type { WalletListing } from '../../domain/wallets/WalletListing.js'

/** The few wallets of the directory that are asked for at the start. */
export interface FirstWallets {
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** Listings asked for only to know excluded wallets that are installed. */
  readonly excluded: readonly WalletListing[]
  /** Wallets of the directory, as far as it said. */
  readonly count: number
  /** What an earlier visit was told counts as loaded. */
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable'
}
