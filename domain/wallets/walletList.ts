import type { ConnectMethod } from '../config/options.js'
import {
  customRow,
  dedupeRows,
  installedRow,
  listedRow,
  namesakesOf,
  rowIds,
  type WalletRow,
  type WalletSection,
} from './walletRow.js'
import { type CustomWallet, dedupeListings, type WalletListing } from './walletListing.js'
import type { InstalledWallet } from './installedWallet.js'
import { groupByWallet } from './walletGroups.js'
import { findListing, namesakeListings } from './ownListing.js'
import { MIN_OFFERED } from './awaitedRows.js'
import { recentIndex, type RecentWallet } from './recentWallets.js'

/** The rows of the Connect view, in the order of the sections. */
export interface WalletList {
  /** The enabled ways to connect, in the order of Connect (S9-26). */
  readonly methods: readonly ConnectMethod[]
  /** While the directory loads: the expected `methods`, so that their space can be reserved. */
  readonly awaited?: readonly ConnectMethod[] | undefined
  readonly rows: readonly WalletRow[]
  /** Number of rows above the entry that pairs a phone (S9-25); absent while unknown, and if nothing pairs. */
  readonly pairingAt?: number | undefined
  /** A few wallets that are not installed, for a visitor without one (V-54). */
  readonly toGet: readonly WalletRow[]
  /** Whether more wallets to install can still appear; `NotConfigured`: there is no directory. */
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable' | 'NotConfigured'
  /** Number of wallets behind "All wallets": the directory's count, or the number known without it. */
  readonly total: number
}

/** Everything that a wallet list is made from. */
export interface WalletSources {
  readonly installed: readonly InstalledWallet[]
  /** Newest first. */
  readonly recent: readonly RecentWallet[]
  /** In the host's order. */
  readonly featured: readonly WalletListing[]
  readonly custom: readonly CustomWallet[]
  /** In the directory's order. */
  readonly recommended: readonly WalletListing[]
  /** Listings known for another reason; they only add details to installed wallets. */
  readonly known: readonly WalletListing[]
  /** Listing ids; an empty `include` lets everything in. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const DEFAULT_ORDER: readonly WalletSection[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Sections of the wallet list: those that the host names first, then the others in the default order (S9-25). */
export const sectionOrder = (host: readonly WalletSection[] = []): readonly WalletSection[] => [
  ...new Set([...host, ...DEFAULT_ORDER]),
]

/**
 * Number of rows before the entry that pairs a phone, which is a section like the others (S9-25). Rows appended later
 * come after it. `undefined` if the list has no such section.
 */
export const rowsBeforePairing = (rows: readonly WalletRow[], order: readonly WalletSection[]): number | undefined => {
  const at = order.indexOf('walletConnect')
  if (at < 0) return undefined
  const before = order.slice(0, at)
  const behind = rows.findIndex(({ section }) => !before.includes(section))
  return behind < 0 ? rows.length : behind
}

/**
 * A row for each wallet in this page. The host's lists apply to them as far as the directory knows them; an unlisted
 * wallet cannot be named in a list, and stays. A wallet known only by name is identified by it here, and nowhere else.
 */
export const installedRows = (sources: WalletSources): readonly WalletRow[] => {
  const { installed, recent, featured, custom, recommended, known, include, exclude } = sources
  // The first of two listings with the same id is used, so that a contradiction in the directory removes no other
  // wallet's row.
  const listings = dedupeListings([...featured, ...recommended, ...known])
  const groups = groupByWallet(installed, [...listings, ...custom])
  return groups.flatMap((page) => {
    const { wallet } = page
    const listing = findListing(wallet, listings)
    const standsFor = (those: readonly Pick<WalletListing, 'id' | 'name'>[]): readonly string[] =>
      listing === undefined ? namesakeListings(page, installed, those).map(({ id }) => id) : [listing.id]
    const ids = standsFor(listings)
    const isShown =
      ids.length === 0 ||
      ((include.length === 0 || ids.some((id) => include.includes(id))) && !ids.some((id) => exclude.includes(id)))
    // If two wallets share a name, neither takes the listing's row.
    const isAlone = groups.every((other) => other === page || other.wallet.name !== wallet.name)
    const namesakes = [...ids, ...standsFor(custom)]
    const row = {
      ...installedRow(page, wallet.external === true ? 'external' : 'injected', listing),
      ...(listing === undefined && wallet.unverified !== true && isAlone && namesakes.length > 0 && { namesakes }),
    }
    const placed: WalletRow = recentIndex(recent, row) === -1 ? row : { ...row, section: 'recent' }
    return isShown ? [placed] : []
  })
}

/** One row for each known wallet (U-43). An installed wallet replaces the row of its own listing. */
const allRows = (sources: WalletSources): readonly WalletRow[] =>
  dedupeRows([
    ...installedRows(sources),
    ...sources.recent.flatMap(({ listing }) => (listing === undefined ? [] : [listedRow(listing, 'recent')])),
    ...sources.featured.map((listing) => listedRow(listing, 'featured')),
    ...sources.custom.map(customRow),
    ...sources.recommended.map((listing) => listedRow(listing, 'recommended')),
  ])

/** Featured wallets shown in Connect; the rest is behind "All wallets" (S9-14). */
const MAX_FEATURED = 4

const newestFirst = (recent: WalletSources['recent'], rows: readonly WalletRow[]): readonly WalletRow[] =>
  [...rows].sort((a, b) => recentIndex(recent, a) - recentIndex(recent, b))

/**
 * The rows of the Connect view, section by section in `order` (S9-25), one row per wallet. Recommended wallets only
 * fill what installed, featured and custom ones and the ways to log in (`logins`) leave of four.
 */
export const walletRows = (
  sources: WalletSources,
  order: readonly WalletSection[],
  logins = 0,
): readonly WalletRow[] => {
  const rows = allRows(sources)
  const of = (section: WalletSection): readonly WalletRow[] => rows.filter((row) => row.section === section)
  const featured = of('featured').slice(0, MAX_FEATURED)
  const installed = rows.filter(({ _tag }) => _tag === 'Installed')
  const room = Math.max(0, MIN_OFFERED - new Set([...installed, ...featured, ...of('custom')]).size - logins)
  const shown: Partial<Record<WalletSection, readonly WalletRow[]>> = {
    recent: newestFirst(sources.recent, of('recent')),
    featured,
    recommended: of('recommended').slice(0, room),
  }
  return order.flatMap((section) => shown[section] ?? of(section))
}

/** More would be too much of a choice for newcomers. */
const MAX_TO_GET = 4

/** A few wallets for a visitor without one (V-54), including those that Connect has no room for. */
export const walletsToGet = (sources: WalletSources): readonly WalletRow[] =>
  allRows(sources)
    .filter(({ _tag }) => _tag === 'Listed')
    .slice(0, MAX_TO_GET)

/** Keys of a row: its ids and its listing's, so that a wallet installed meanwhile keeps the row it had (U-43). */
const rowKeys = (row: WalletRow): readonly string[] =>
  row.listing === undefined ? [...rowIds(row), ...namesakesOf(row)] : [...rowIds(row), row.listing.id]

const indexRows = (rows: readonly WalletRow[]): ((row: WalletRow) => WalletRow | undefined) => {
  const byKey = new Map<string, WalletRow>()
  for (const row of rows) for (const key of rowKeys(row)) if (!byKey.has(key)) byKey.set(key, row)
  return (row) =>
    rowKeys(row)
      .map((key) => byKey.get(key))
      .find((found) => found !== undefined)
}

/** The new row in the place of a shown one; the same object if nothing changed, so that it is not rendered again. */
const inPlaceOf = (shown: WalletRow, row: WalletRow): WalletRow => {
  if (shown._tag === 'Listed' && row._tag === 'Listed' && shown.listing === row.listing) return shown
  return row.section === shown.section ? row : { ...row, section: shown.section }
}

/**
 * Merges new rows into shown ones without moving any under the pointer: shown rows keep their place and section, and
 * new rows are appended. Wallets that left the page are removed; wallets of the directory stay.
 */
export const mergeKeepingOrder = (shown: readonly WalletRow[], rows: readonly WalletRow[]): readonly WalletRow[] => {
  const now = indexRows(rows)
  const placed = new Set<WalletRow>()
  const kept = shown.flatMap((row) => {
    const found = now(row)
    if (found === undefined) return row._tag === 'Listed' ? [row] : []
    // Two rows turn out to be one wallet: the first keeps its place.
    if (placed.has(found)) return []
    placed.add(found)
    return [inPlaceOf(row, found)]
  })
  return [...kept, ...rows.filter((row) => !placed.has(row))]
}
