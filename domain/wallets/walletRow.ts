import { withoutUndefined } from '../config/given.js'
import type { ConnectorKey } from '../connect/connector.js'
import type { Picture } from '../images/picture.js'
import { type CustomWallet, hasNamespace, listingImage, type WalletListing } from './walletListing.js'
import { canonicalRdns } from './installedWallet.js'
import type { WalletGroup } from './walletGroups.js'
import type { ChainNamespace } from '../network/network.js'
import { hasLookalikeLetters } from './lookalikes.js'

/** A part of the list of wallets; hosts choose the order of the parts (S9-25). */
export type WalletSection = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** One row of a wallet list: an installed wallet, or a listed one that is not installed. One row per wallet (U-43). */
export type WalletRow =
  | {
      readonly _tag: 'Installed'
      /** Its first connector's id. */
      readonly id: string
      readonly name: string
      readonly picture?: Picture
      readonly section: WalletSection
      /** Where it can be connected: at most one connector a namespace. */
      readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
      readonly unverified: boolean
      /** Its listing in the directory, found by rdns or listing id, never by name. */
      readonly listing?: WalletListing
      /**
       * Ids of the listings of its very name, where nothing better tells which is its own: lists leave them out, and
       * nothing else believes it.
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

/** The row of a wallet in this page; without an icon of its own it has the directory's picture. */
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
 * Whether a row has to be doubted: an installed wallet that takes another's name or identity (S-11), and one of a
 * directory whose name is spelt with letters that imitate others. What the host added is its own word.
 */
export const isUnverified = (row: WalletRow): boolean =>
  row._tag === 'Installed' ? row.unverified : row.section !== 'custom' && hasLookalikeLetters(row.name)

/** The row of a wallet the host added; its picture's address is the host's own. */
export const customRow = ({ id, name, chains = [], imageUrl, ...rest }: CustomWallet): WalletRow => ({
  _tag: 'Listed',
  id,
  name,
  ...(imageUrl === undefined ? {} : { picture: { _tag: 'Address', address: imageUrl } }),
  section: 'custom',
  listing: { ...withoutUndefined<WalletListing>(rest), id, name, chains, certified: false },
})

/** The ids that lead to a row of its own accord: those of its connectors, or its listing's. */
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

/** Whether the row's wallet can be connected on a namespace; one that the directory names no chains of may be. */
const isOnNamespace = (namespace: ChainNamespace, row: WalletRow): boolean =>
  row._tag === 'Installed'
    ? row.connectors.some((each) => each.namespace === namespace)
    : row.listing.chains.length === 0 || hasNamespace(row.listing.chains, namespace)

/** The rows of wallets for one namespace; for none, all. */
export const rowsForNamespace = (
  rows: readonly WalletRow[],
  namespace: ChainNamespace | undefined,
): readonly WalletRow[] => (namespace === undefined ? rows : rows.filter((row) => isOnNamespace(namespace, row)))

/** The listings that need no row where this one is, by name alone. */
export const namesakesOf = (row: WalletRow): readonly string[] =>
  (row._tag === 'Installed' ? row.namesakes : undefined) ?? []

/** By what another row is the wallet of a listing: the listing's id, and its rdns. */
const listingKeys = ({ id, rdns }: WalletListing): readonly string[] => [
  `listing ${id}`,
  ...(rdns === undefined ? [] : [`rdns ${canonicalRdns(rdns)}`]),
]

/**
 * By what a listed row is the wallet of this one: listing id and rdns; the name only for an installed wallet that has
 * neither (U-43). An unverified row is only itself.
 */
const identityKeys = (row: WalletRow): readonly string[] => {
  if (row._tag === 'Listed') return listingKeys(row.listing)
  if (row.unverified) return []
  const listings = row.listing === undefined ? namesakesOf(row).map((id) => `listing ${id}`) : listingKeys(row.listing)
  return [...rowIds(row).map((id) => `rdns ${canonicalRdns(id)}`), ...listings]
}

/**
 * The rows without listed ones whose wallet has a row before them. Installed ones are one row a wallet already: two
 * builds of one maker may share a listing.
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
