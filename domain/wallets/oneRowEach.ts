import { canonicalRdns } from './canonicalRdns.js'
import { idsOfRow } from './idsOfRow.js'
import type { WalletRow } from './WalletRow.js'

/** By what two rows are one wallet: listing id and rdns, never the name (U-43). An unverified row is only itself. */
const marksOf = (row: WalletRow): readonly string[] => {
  if (row._tag === 'Installed' && row.unverified) return [`connector ${row.id}`]
  const own =
    row._tag === 'Installed'
      ? idsOfRow(row).flatMap((id) => [`connector ${id}`, `rdns ${canonicalRdns(id)}`])
      : [`listing ${row.id}`]
  const { listing } = row
  if (listing === undefined) return own
  return [
    ...own,
    `listing ${listing.id}`,
    ...(listing.rdns === undefined ? [] : [`rdns ${canonicalRdns(listing.rdns)}`]),
  ]
}

/** The rows without those whose wallet has a row before them. */
export const oneRowEach = (rows: readonly WalletRow[]): readonly WalletRow[] => {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const marks = marksOf(row)
    if (marks.some((mark) => seen.has(mark))) return false
    for (const mark of marks) seen.add(mark)
    return true
  })
}
