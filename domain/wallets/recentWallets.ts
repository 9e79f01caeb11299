import type { WalletListing } from './walletListing.js'
import { rowIds, type WalletRow } from './walletRow.js'

/** A wallet that the visitor used before (S9-15). */
export interface RecentWallet {
  /** The id of the connector, or of the listing. */
  readonly id: string
  /** Enough to draw the wallet if it is not installed. */
  readonly listing?: WalletListing
}

/** Number of recent wallets kept (S9-15). */
const MAX_RECENT = 2

/** Puts the wallet first; if it is in the list already, it moves up. */
export const addRecent = (recent: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] =>
  [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, MAX_RECENT)

/**
 * The position of a wallet among the recently used ones, from 0; -1 for others. Matches also if the wallet was
 * installed or removed since. Unverified wallets are never recent, because recent wallets lead the list.
 */
export const recentIndex = (recent: readonly RecentWallet[], row: WalletRow): number => {
  if (row._tag === 'Installed' && row.unverified) return -1
  const ids = rowIds(row)
  const listingId = row.listing?.id
  return recent.findIndex(
    ({ id, listing }) =>
      ids.includes(id) || (listingId !== undefined && (id === listingId || listing?.id === listingId)),
  )
}
