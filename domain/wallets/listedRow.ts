import { pictureOf } from './pictureOf.js'
import type { WalletListing } from './WalletListing.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSection } from './WalletSection.js'

/** The row of a wallet that is not in this page. */
export const listedRow = (listing: WalletListing, section: WalletSection): WalletRow => {
  const picture = pictureOf(listing)
  return {
    _tag: 'Listed',
    id: listing.id,
    name: listing.name,
    ...(picture === undefined ? {} : { picture }),
    section,
    listing,
  }
}
