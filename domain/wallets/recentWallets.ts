import type { WalletListing } from './walletListing.js'
import { rowIds, type WalletRow } from './walletRow.js'

/** A wallet that the visitor used before (S9-15). */
export interface RecentWallet {
  /** The connector's id, or the listing's. */
  readonly id: string
  /** Enough to draw it where it is not installed. */
  readonly listing?: WalletListing
}

/** Recent wallets kept (S9-15). */
const MAX_RECENT = 2

/** The wallet used last comes first; one that was there before moves up. */
export const addRecent = (recent: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] =>
  [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, MAX_RECENT)

/**
 * Where a wallet stands among those used last, from 0; -1 for the others. It may have been installed, or removed, since it was
 * used. One that is not what it says is none of them: it would lead the list.
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
