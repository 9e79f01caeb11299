import { canonicalRdns, hasOnlyName, type InstalledWallet, isSameRdns } from './installedWallet.js'
import type { WalletGroup } from './walletGroups.js'
import type { Given } from '../config/given.js'
import type { WalletListing } from './walletListing.js'

/**
 * The directory's listing of an installed wallet: by rdns, then by listing id; never by name, which any wallet can
 * claim (U-43, U-44). An unverified wallet gets no listing, so that it cannot look like the wallet it claims to be
 * (S-11).
 */
export const findListing = (
  { id, rdns, unverified }: InstalledWallet,
  listings: readonly WalletListing[],
): WalletListing | undefined =>
  unverified === true
    ? undefined
    : (listings.find((listing) => isSameRdns(listing.rdns, rdns)) ?? listings.find((listing) => listing.id === id))

/**
 * The listings that a wallet without its own listing replaces in lists, and nowhere else: those with the exact name of
 * its Wallet Standard half, or with the rdns known for that name; for an unverified wallet, those of its claim or name.
 * A listing with another rdns than the wallet's belongs to another wallet.
 */
export const namesakeListings = <Listing extends Pick<WalletListing, 'name'> & Given<Pick<WalletListing, 'rdns'>>>(
  { wallet, connectors }: WalletGroup,
  installed: readonly InstalledWallet[],
  listings: readonly Listing[],
): readonly Listing[] => {
  const named = installed.filter(
    (half) =>
      (hasOnlyName(half) || half.unverified === true) &&
      connectors.some(({ namespace, connectorId }) => namespace === half.namespace && connectorId === half.id),
  )
  const claimed = wallet.unverified === true ? (wallet.claims ?? wallet.rdns) : undefined
  return listings.filter(
    ({ name, rdns }) =>
      isSameRdns(claimed, rdns) ||
      named.some(
        (half) =>
          (rdns !== undefined && half.knownRdns?.includes(canonicalRdns(rdns)) === true) ||
          (half.name === name && (wallet.rdns === undefined || rdns === undefined)),
      ),
  )
}
