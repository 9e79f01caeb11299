import { idsOfRow } from './idsOfRow.js'
import type { WalletRow } from './WalletRow.js'

/** A row is known by its ids and by its listing's: a wallet that is installed meanwhile takes the row it had (U-43). */
const keysOf = (row: WalletRow): readonly string[] =>
  row.listing === undefined ? idsOfRow(row) : [...idsOfRow(row), row.listing.id]

const indexed = (rows: readonly WalletRow[]): ((row: WalletRow) => WalletRow | undefined) => {
  const byKey = new Map<string, WalletRow>()
  for (const row of rows) for (const key of keysOf(row)) if (!byKey.has(key)) byKey.set(key, row)
  return (row) =>
    keysOf(row)
      .map((key) => byKey.get(key))
      .find((found) => found !== undefined)
}

const inSection = (row: WalletRow, section: WalletRow['section']): WalletRow =>
  row.section === section ? row : { ...row, section }

/**
 * The new rows in the places of those that are shown, so that nothing moves under the pointer: what is shown stays where it is,
 * in its section, and what is new comes at the end. Wallets that left the page go; those of the directory stay.
 */
export const steadyRows = (shown: readonly WalletRow[], rows: readonly WalletRow[]): readonly WalletRow[] => {
  const now = indexed(rows)
  const placed = new Set<WalletRow>()
  const kept = shown.flatMap((row) => {
    const found = now(row)
    if (found === undefined) return row._tag === 'Listed' ? [row] : []
    // Two rows that turn out to be one wallet: the first keeps its place.
    if (placed.has(found)) return []
    placed.add(found)
    return [inSection(found, row.section)]
  })
  return [...kept, ...rows.filter((row) => !placed.has(row))]
}
