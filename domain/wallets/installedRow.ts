import { pictureOf } from './pictureOf.js'
import type { PageWallet } from './PageWallet.js'
import type { WalletListing } from './WalletListing.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSection } from './WalletSection.js'

/** The row of a wallet in this page; without an icon of its own it has the directory's picture. */
export const installedRow = (
  { wallet, connectors }: PageWallet,
  section: WalletSection,
  listing: WalletListing | undefined,
): WalletRow => {
  const { id, name, icon, unverified } = wallet
  const picture = icon === undefined ? listing && pictureOf(listing) : ({ _tag: 'Address', address: icon } as const)
  return {
    _tag: 'Installed',
    id,
    name,
    ...(picture === undefined ? {} : { picture }),
    section,
    connectors,
    unverified: unverified === true,
    ...(listing === undefined ? {} : { listing }),
  }
}
