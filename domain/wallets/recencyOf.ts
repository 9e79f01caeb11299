import { idsOfRow } from './idsOfRow.js'
import type { RecentWallet } from './RecentWallet.js'
import type { WalletRow } from './WalletRow.js'

/**
 * Where a wallet stands among those used last, from 0; -1 for the others. It may have been installed, or removed, since it was
 * used. One that is not what it says is none of them: it would lead the list.
 */
export const recencyOf = (recent: readonly RecentWallet[], row: WalletRow): number => {
  if (row._tag === 'Installed' && row.unverified) return -1
  const ids = idsOfRow(row)
  const listingId = row.listing?.id
  return recent.findIndex(
    ({ id, listing }) =>
      ids.includes(id) || (listingId !== undefined && (id === listingId || listing?.id === listingId)),
  )
}
