import { canonicalRdns, hasOnlyName, type InstalledWallet, isSameRdns } from './installedWallet.js'
import type { WalletGroup } from './walletGroups.js'
import type { Given } from '../config/given.js'
import type { WalletListing } from './walletListing.js'

/**
 * What the directory knows of an installed wallet: by rdns, then by listing id; never by name, which anybody can take
 * (U-43, U-44). One that is unverified gets nothing, so that it cannot dress up as the wallet it names (S-11).
 */
export const findListing = (
  { id, rdns, unverified }: InstalledWallet,
  listings: readonly WalletListing[],
): WalletListing | undefined =>
  unverified === true
    ? undefined
    : (listings.find((listing) => isSameRdns(listing.rdns, rdns)) ?? listings.find((listing) => listing.id === id))

/**
 * The listings that a wallet without one of its own stands for in lists, and nowhere else: those of the very name of
 * its half of the Wallet Standard, or of the rdns that belongs to that name; of an unverified one, those of what it
 * claims or is called. A listing with another rdns than the wallet's is another wallet's.
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
