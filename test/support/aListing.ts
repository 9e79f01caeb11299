import type { WalletListing } from '../../domain/wallets/walletListing.js'

/** A wallet of the directory with nothing but a name, unless changed. */
export const aListing = (change: Partial<WalletListing> = {}): WalletListing => ({
  id: 'listing',
  name: 'Listed Wallet',
  chains: [],
  certified: false,
  ...change,
})
