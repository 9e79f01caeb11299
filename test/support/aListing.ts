import type { WalletListing } from '../../domain/wallets/walletListing.js'

/** A directory wallet with a name only, by default. */
export const aListing = (change: Partial<WalletListing> = {}): WalletListing => ({
  id: 'listing',
  name: 'Listed Wallet',
  chains: [],
  certified: false,
  ...change,
})
