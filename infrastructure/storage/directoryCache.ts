import * as t from 'io-ts'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import { appLink, type IsAppLink, withoutRefusedLinks } from '../http/codecs/appLinks.js'
import { webUrl } from '../http/codecs/urls.js'
import { caipNetworkId, plainId, plainText, reverseDomain } from '../http/codecs/text.js'
import type { DirectoryQuery } from '../../application/ports/walletApi.js'
import type { DirectoryCache, KeyValueStore } from '../../application/ports/storage.js'
import { count, exactly, validEntries, withoutUndefined } from '../http/codecs/combinators.js'
import { readRecord } from '../shared/safeRead.js'

const LONGEST_NAME = 64

const StoredListing = exactly(
  {
    id: plainId,
    name: plainText(LONGEST_NAME),
    chains: t.readonlyArray(caipNetworkId),
    certified: t.boolean,
  },
  {
    imageId: plainId,
    imageUrl: webUrl,
    rdns: reverseDomain,
    homepage: webUrl,
    mobileLink: appLink,
    universalLink: webUrl,
    desktopLink: appLink,
    unlinkedApp: t.keyof({ Mobile: null, Desktop: null }),
    webappLink: webUrl,
    chromeStore: webUrl,
    appStore: webUrl,
    playStore: webUrl,
  },
)

/** A stored listing is validated like one of a server: scripts can write to storage. */
export const listingCodec: t.Type<WalletListing, unknown, unknown> = withoutUndefined(StoredListing)

/** Equal for equal queries, whatever the order of their parts. */
export const directoryKey = ({
  page,
  entries,
  include,
  exclude,
  chains,
  search,
  certifiedOnly,
}: DirectoryQuery): string => JSON.stringify([page, entries, include, exclude, chains, search, certifiedOnly])

const KEY = 'directory'
const VERSION = 1
/** Featured, recommended, excluded and the first page, twice: also for the host's next configuration. */
const MAX_ENTRIES = 8
/** In characters; a page of 40 wallets has about 20 000. Storage is shared with the host. */
const MAX_RECORD_LENGTH = 131_072
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

const Entry = t.strict({
  query: t.string,
  at: t.number,
  page: t.strict({ wallets: validEntries(listingCodec), count }),
})
const DirectoryRecord = t.strict({ version: t.literal(VERSION), entries: validEntries(Entry) })
type DirectoryRecord = t.TypeOf<typeof DirectoryRecord>

const textOf = (entries: DirectoryRecord['entries']): string => JSON.stringify({ version: VERSION, entries })

/** The first entries that fit; one that is too long by itself is skipped. */
const fitting = (entries: DirectoryRecord['entries']): DirectoryRecord['entries'] =>
  entries.reduce<DirectoryRecord['entries']>(
    (kept, entry) => (textOf([...kept, entry]).length <= MAX_RECORD_LENGTH ? [...kept, entry] : kept),
    [],
  )

/** Stores the first page of each list in a `KeyValueStore` for a week. `now` is in ms since the epoch. */
export const makeStoredDirectoryCache = (deps: {
  readonly store: KeyValueStore
  readonly now: () => number
  readonly isAppLink: IsAppLink
}): DirectoryCache => {
  const read = (): DirectoryRecord['entries'] => readRecord(deps.store, KEY, DirectoryRecord)?.entries ?? []
  return {
    read: (query) => {
      const entry = read().find((each) => each.query === directoryKey(query))
      if (entry === undefined || Math.abs(deps.now() - entry.at) > MAX_AGE_MS) return undefined
      const { wallets, count: all } = entry.page
      return { wallets: wallets.map((listing) => withoutRefusedLinks(deps.isAppLink, listing)), count: all }
    },
    write: (query, page) => {
      if (query.page !== 1) return
      const entry = { query: directoryKey(query), at: deps.now(), page }
      const entries = [entry, ...read().filter((each) => each.query !== entry.query)].slice(0, MAX_ENTRIES)
      deps.store.write(KEY, textOf(fitting(entries)))
    },
  }
}
