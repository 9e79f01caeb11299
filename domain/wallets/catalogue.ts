import { customRow, dedupeRows, listedRow, type WalletRow } from './walletRow.js'
import { installedRows, type WalletSources } from './walletList.js'
import type { WalletListing } from './walletListing.js'

/** The list of AllWallets: the directory page by page, or the answer to a search. */
export interface WalletCatalogue {
  /** As typed. A search starts at one character, 300 ms after the last key (S9-05). */
  readonly search: string
  readonly certifiedOnly: boolean
  /** Installed wallets first, then in the directory's order; known rows stay while more load. */
  readonly rows: readonly WalletRow[]
  readonly progress: CatalogueProgress
}

export type CatalogueProgress =
  /** Not requested yet. */
  | { readonly _tag: 'Idle' }
  /** The first page, or the answer to this search, is loading; `rows` are those found without the server. */
  | { readonly _tag: 'Loading' }
  /** There are more pages; `count` is the number of all matches. */
  | { readonly _tag: 'Partial'; readonly count: number }
  | { readonly _tag: 'LoadingMore'; readonly count: number }
  | { readonly _tag: 'Complete'; readonly count: number }
  /** The server does not answer; `rows` are cached from an earlier visit, installed, or added by the host. */
  | { readonly _tag: 'Unavailable' }

/** Removes accents and case: "zurich" finds "Zürich". */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Longer searches are cut; no name is that long. */
const LONGEST_SEARCH = 256

/** Whether a wallet's name contains the search; an empty search matches all. */
const matchesSearch = (name: string, search: string): boolean =>
  foldText(name).includes(foldText(search.trim().slice(0, LONGEST_SEARCH)))

export interface CatalogueFilter {
  readonly search: string
  readonly certifiedOnly: boolean
}

/** Listings received from the directory: `browsed` page by page, `found` for the search. */
export interface DirectoryListings {
  readonly browsed: readonly WalletListing[]
  readonly found: readonly WalletListing[]
}

/**
 * The rows of AllWallets: installed, the host's own, featured, then the directory in its order. What the directory
 * found for a search is shown whatever its name; other rows only if their name matches.
 */
export const catalogueRows = (
  sources: WalletSources,
  { browsed, found }: DirectoryListings,
  filter: CatalogueFilter,
): readonly WalletRow[] => {
  const foundIds = new Set(found.map(({ id }) => id))
  const isMatch = ({ name, listing }: WalletRow): boolean =>
    (matchesSearch(name, filter.search) || (listing !== undefined && foundIds.has(listing.id))) &&
    (!filter.certifiedOnly || listing?.certified === true)
  return dedupeRows([
    // An installed wallet that only shares a listing's name is not certified, and must not hide a certified one.
    ...installedRows({ ...sources, known: [...sources.known, ...browsed, ...found] }).filter(
      (row) => row.listing !== undefined || isMatch(row),
    ),
    ...sources.custom.map(customRow),
    ...sources.featured.map((listing) => listedRow(listing, 'featured')),
    ...[...sources.recommended, ...browsed, ...found].map((listing) => listedRow(listing, 'recommended')),
  ]).filter(isMatch)
}
