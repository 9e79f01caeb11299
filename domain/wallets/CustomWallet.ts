import type { WalletListing } from './WalletListing.js'

/** A wallet that the host itself adds to the list. Its addresses are the host's own and are not checked again. */
export type CustomWallet = Pick<WalletListing, 'id' | 'name'> &
  Partial<Omit<WalletListing, 'id' | 'name' | 'imageId' | 'certified'>>
