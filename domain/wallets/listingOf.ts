import { canonicalRdns } from './canonicalRdns.js'
import type { InstalledWallet } from './InstalledWallet.js'
import type { WalletListing } from './WalletListing.js'

const same = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && canonicalRdns(left) === canonicalRdns(right)

/**
 * What the directory knows of an installed wallet: by rdns, then by listing id; never by name, which anybody can take
 * (U-43, U-44). One that is unverified gets nothing, so that it cannot dress up as the wallet it names (S-11).
 */
export const listingOf = (
  { id, rdns, unverified }: InstalledWallet,
  listings: readonly WalletListing[],
): WalletListing | undefined =>
  unverified === true
    ? undefined
    : (listings.find((listing) => same(listing.rdns, rdns)) ?? listings.find((listing) => listing.id === id))
