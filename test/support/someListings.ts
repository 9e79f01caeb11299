import type { WalletListing } from '../../domain/wallets/walletListing.js'
import { aListing } from './aListing.js'

/** Listings `w1`, `w2`, … named Wallet 1, Wallet 2, … */
export const someListings = (size: number): readonly WalletListing[] =>
  Array.from({ length: size }, (_, index) => aListing({ id: `w${index + 1}`, name: `Wallet ${index + 1}` }))
