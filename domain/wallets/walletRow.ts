import { withoutUndefined } from '../config/given.js'
import type { ConnectorKey } from '../connect/connection.js'
import type { Picture } from '../images/picture.js'
import { type CustomWallet, hasNamespace, listingImage, type WalletListing } from './walletListing.js'
import { canonicalRdns } from './installedWallet.js'
import type { WalletGroup } from './walletGroups.js'
import type { ChainNamespace } from '../network/network.js'
import { hasLookalikeLetters } from './lookalikes.js'

/** A section of the wallet list; hosts choose the order of the sections (S9-25). */
export type WalletSection = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row of a wallet list: an installed wallet, or a listed one that is not installed. One row per wallet (U-43). */
export type WalletRow =
  | {
      readonly _tag: 'Installed'
      /** Id of its first connector. */
      readonly id: string
      readonly name: string
      readonly picture?: Picture
      readonly section: WalletSection
      /** Where the wallet can connect: at most one connector per namespace. */
      readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
      readonly unverified: boolean
      /** Its listing in the directory, found by rdns or listing id, never by name. */
      readonly listing?: WalletListing
      /**
       * Ids of listings with exactly its name, if nothing better identifies its own: lists leave them out; not used for
       * anything else.
       */
      readonly namesakes?: readonly string[]
    }
  | {
      readonly _tag: 'Listed'
      /** The listing's id. */
      readonly id: string
      readonly name: string
      readonly picture?: Picture
      readonly section: WalletSection
      readonly listing: WalletListing
    }

/** The row of a wallet in this page; without an icon of its own it shows the directory's picture. */
export const installedRow = (
  { wallet, connectors }: WalletGroup,
  section: WalletSection,
  listing: WalletListing | undefined,
): WalletRow => {
  const { id, name, icon, unverified } = wallet
  const picture: Picture | undefined =
    icon === undefined ? listing && listingImage(listing) : { _tag: 'Foreign', address: icon }
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

/** The row of a wallet that is not in this page. */
export const listedRow = (listing: WalletListing, section: WalletSection): WalletRow => {
  const picture = listingImage(listing)
  return {
    _tag: 'Listed',
    id: listing.id,
    name: listing.name,
    ...(picture === undefined ? {} : { picture }),
    section,
    listing,
  }
}

/**
 * Whether a row is marked as unverified: an installed wallet that claims another's name or identity (S-11), or a
 * directory entry whose name imitates others with lookalike letters. Rows that the host added are trusted.
 */
export const isUnverified = (row: WalletRow): boolean =>
  row._tag === 'Installed' ? row.unverified : row.section !== 'custom' && hasLookalikeLetters(row.name)

/** The row of a wallet that the host added; its picture's address is the host's own. */
export const customRow = ({ id, name, chains = [], imageUrl, ...rest }: CustomWallet): WalletRow => ({
  _tag: 'Listed',
  id,
  name,
  ...(imageUrl === undefined ? {} : { picture: { _tag: 'Address', address: imageUrl } }),
  section: 'custom',
  listing: { ...withoutUndefined<WalletListing>(rest), id, name, chains, certified: false },
})

/** Ids that identify a row by itself: those of its connectors, or its listing's. */
export const rowIds = (row: WalletRow): readonly string[] =>
  row._tag === 'Installed' ? row.connectors.map(({ connectorId }) => connectorId) : [row.id]

/**
 * Finds the row of a wallet in the first list that has it. A listed wallet that was installed meanwhile is also found
 * by its listing's id, so that the parameter of an open view stays valid.
 */
export const findWalletRow = (walletId: string, ...lists: readonly (readonly WalletRow[])[]): WalletRow | undefined => {
  const rows = lists.flat()
  return rows.find((row) => rowIds(row).includes(walletId)) ?? rows.find(({ listing }) => listing?.id === walletId)
}

/** Whether the row's wallet can connect on a namespace; also true if the directory lists no chains for it. */
const isOnNamespace = (namespace: ChainNamespace, row: WalletRow): boolean =>
  row._tag === 'Installed'
    ? row.connectors.some((each) => each.namespace === namespace)
    : row.listing.chains.length === 0 || hasNamespace(row.listing.chains, namespace)

/** Rows of wallets for one namespace; all rows without one. */
export const rowsForNamespace = (
  rows: readonly WalletRow[],
  namespace: ChainNamespace | undefined,
): readonly WalletRow[] => (namespace === undefined ? rows : rows.filter((row) => isOnNamespace(namespace, row)))

/** Listings that need no row beside this one, by name alone. */
export const namesakesOf = (row: WalletRow): readonly string[] =>
  (row._tag === 'Installed' ? row.namesakes : undefined) ?? []

/** What identifies a listing's wallet in other rows: listing id and rdns. */
const listingKeys = ({ id, rdns }: WalletListing): readonly string[] => [
  `listing ${id}`,
  ...(rdns === undefined ? [] : [`rdns ${canonicalRdns(rdns)}`]),
]

/**
 * What makes a listed row the same wallet as this one: listing id and rdns; the name only for an installed wallet
 * without either (U-43). An unverified row equals only itself.
 */
const identityKeys = (row: WalletRow): readonly string[] => {
  if (row._tag === 'Listed') return listingKeys(row.listing)
  if (row.unverified) return []
  const listings = row.listing === undefined ? namesakesOf(row).map((id) => `listing ${id}`) : listingKeys(row.listing)
  return [...rowIds(row).map((id) => `rdns ${canonicalRdns(id)}`), ...listings]
}

/**
 * Drops listed rows whose wallet has a row before them. Installed wallets have one row each already: two builds of one
 * maker may share a listing.
 */
export const dedupeRows = (rows: readonly WalletRow[]): readonly WalletRow[] => {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const marks = identityKeys(row)
    if (row._tag === 'Listed' && marks.some((mark) => seen.has(mark))) return false
    for (const mark of marks) seen.add(mark)
    return true
  })
}
