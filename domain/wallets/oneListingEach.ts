import type { WalletListing } from './WalletListing.js'

/** The listings without those whose id has one before them. */
export const oneListingEach = (listings: readonly WalletListing[]): readonly WalletListing[] => {
  const ids = new Set<string>()
  return listings.filter(({ id }) => {
    if (ids.has(id)) return false
    ids.add(id)
    return true
  })
}
