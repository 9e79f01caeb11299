import * as t from 'io-ts'
import type { DirectoryCache } from '../../application/ports/DirectoryCache.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { count } from '../http/codecs/count.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { directoryKey } from './directoryKey.js'
import { listingCodec } from './listingCodec.js'
import { readRecord } from '../shared/readRecord.js'

const KEY = 'directory'
const VERSION = 1
/** Featured, recommended, excluded and the first page, twice: for the host's next configuration too. */
const KEPT = 8
/** In characters; a page of 40 wallets has some 20 000. Storage belongs to the host, who needs it too. */
const LONGEST_RECORD = 131_072
const KEPT_MS = 7 * 24 * 60 * 60_000

const Entry = t.strict({ query: t.string, at: t.number, page: t.strict({ wallets: goodEntries(listingCodec), count }) })
const DirectoryRecord = t.strict({ version: t.literal(VERSION), entries: goodEntries(Entry) })
type DirectoryRecord = t.TypeOf<typeof DirectoryRecord>

const textOf = (entries: DirectoryRecord['entries']): string => JSON.stringify({ version: VERSION, entries })

/** As many as there is room for, the first ones first; one that is too long by itself takes no other's place. */
const fitting = (entries: DirectoryRecord['entries']): DirectoryRecord['entries'] =>
  entries.reduce<DirectoryRecord['entries']>(
    (kept, entry) => (textOf([...kept, entry]).length <= LONGEST_RECORD ? [...kept, entry] : kept),
    [],
  )

/** Keeps the first page of each list in a `KeyValueStore` for a week. `now` is in ms since the epoch. */
export const makeStoredDirectoryCache = (deps: {
  readonly store: KeyValueStore
  readonly now: () => number
}): DirectoryCache => {
  const read = (): DirectoryRecord['entries'] => readRecord(deps.store, KEY, DirectoryRecord)?.entries ?? []
  return {
    read: (query) => {
      const entry = read().find((each) => each.query === directoryKey(query))
      return entry !== undefined && Math.abs(deps.now() - entry.at) <= KEPT_MS ? entry.page : undefined
    },
    write: (query, page) => {
      if (query.page !== 1) return
      const entry = { query: directoryKey(query), at: deps.now(), page }
      const entries = [entry, ...read().filter((each) => each.query !== entry.query)].slice(0, KEPT)
      deps.store.write(KEY, textOf(fitting(entries)))
    },
  }
}
