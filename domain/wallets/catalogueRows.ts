import { customRow } from './customRow.js'
import { installedRows } from './installedRows.js'
import { listedRow } from './listedRow.js'
import { matchesSearch } from './matchesSearch.js'
import { oneRowEach } from './oneRowEach.js'
import type { WalletListing } from './WalletListing.js'
import type { WalletRow } from './WalletRow.js'
import type { WalletSources } from './WalletSources.js'

export interface CatalogueFilter {
  readonly search: string
  readonly certifiedOnly: boolean
}

/** What the directory sent so far: all of it page after page, and what it found for the search. */
export interface ReadDirectory {
  readonly browsed: readonly WalletListing[]
  readonly found: readonly WalletListing[]
}

/**
 * The rows of AllWallets: installed, the host's own, featured, then the directory in its order. What the directory
 * found for a search is shown whatever its name; of the rest, what holds the text.
 */
export const catalogueRows = (
  sources: WalletSources,
  { browsed, found }: ReadDirectory,
  filter: CatalogueFilter,
): readonly WalletRow[] => {
  const foundIds = new Set(found.map(({ id }) => id))
  const wanted = ({ name, listing }: WalletRow): boolean =>
    (matchesSearch(name, filter.search) || (listing !== undefined && foundIds.has(listing.id))) &&
    (!filter.certifiedOnly || listing?.certified === true)
  return oneRowEach([
    ...installedRows({ ...sources, known: [...sources.known, ...browsed, ...found] }),
    ...sources.custom.map(customRow),
    ...sources.featured.map((listing) => listedRow(listing, 'featured')),
    ...[...sources.recommended, ...browsed, ...found].map((listing) => listedRow(listing, 'recommended')),
  ]).filter(wanted)
}
