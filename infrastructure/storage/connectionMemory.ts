import * as t from 'io-ts'
import type { ConnectionMemory, KeyValueStore, RememberedConnectors } from '../../application/ports/storage.js'
import { isSameConnector } from '../../domain/connect/connection.js'
import { isChainNamespace } from '../../domain/network/caip2.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { addRecent, type RecentWallet } from '../../domain/wallets/recentWallets.js'
import { exactly, fromRefinement, orUndefined, validEntries, withoutUndefined } from '../http/codecs/combinators.js'
import { type IsAppLink, withoutRefusedLinks } from '../http/codecs/appLinks.js'
import { listingCodec } from './directoryCache.js'
import { filter, map } from 'rxjs'
import { readRecord } from '../shared/safeRead.js'

/** A connector id: rdns, uuid or word. Used only to look up connectors of the page. */
const isConnectorId = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}]{1,256}$/u.test(value)

/** Above the number of wallets that a visitor uses. */
const MAX_CONNECTORS = 20

/** A single wallet is stored as its plain id, the format of earlier versions. */
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const isConnectorIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_CONNECTORS &&
  value.every(isConnectorId) &&
  new Set(value).size === value.length

const isRemembered = (value: unknown): value is RememberedConnectors =>
  t.UnknownRecord.is(value) &&
  Object.entries(value).every(([name, ids]) => isChainNamespace(name) && isConnectorIdList(ids))

/** A connector id. */
export const connectorId = fromRefinement('connectorId', isConnectorId)

const connectorsCodec = new t.Type<RememberedConnectors, unknown, unknown>(
  'connectors',
  isRemembered,
  (value, context) => {
    const lists = t.UnknownRecord.is(value)
      ? Object.fromEntries(Object.entries(value).map(([name, ids]) => [name, asList(ids)]))
      : undefined
    return isRemembered(lists) ? t.success(lists) : t.failure(value, context)
  },
  (remembered) =>
    Object.fromEntries(Object.entries(remembered).map(([name, ids]) => [name, ids.length === 1 ? ids[0] : ids])),
)

/** A namespace that Portico supports. */
export const chainNamespace = fromRefinement(
  'namespace',
  (value): value is ChainNamespace => typeof value === 'string' && isChainNamespace(value),
)

const Away = t.strict({ namespace: chainNamespace, connectorId, since: t.number })

const ConnectionRecord = t.strict({
  version: t.literal(1),
  connectors: connectorsCodec,
  /** Absent in records of earlier versions, and while every wallet grants access. */
  away: orUndefined(validEntries(Away)),
})

const StoredRecent = exactly({ id: connectorId }, { listing: listingCodec })

const RecentRecord = t.strict({
  version: t.literal(1),
  wallets: validEntries(withoutUndefined(StoredRecent)),
})

/** Code of the first paint restores connections if this key exists, so an empty record is never stored. */
const CONNECTIONS_KEY = 'connections'
const RECENT_KEY = 'recentWallets'
const VERSION = 1

type Remembered = t.TypeOf<typeof ConnectionRecord>
const NOTHING: Remembered = { version: VERSION, connectors: {}, away: undefined }

/** Stores connectors in a `KeyValueStore`: only ids, times, and directory data of wallets (S-25). */
export const makeStoredConnectionMemory = (store: KeyValueStore, isAppLink: IsAppLink): ConnectionMemory => {
  const readAll = (): Remembered => readRecord(store, CONNECTIONS_KEY, ConnectionRecord) ?? NOTHING
  const read = (): RememberedConnectors => readAll().connectors
  const write = ({ connectors, away = [] }: Pick<Remembered, 'connectors' | 'away'>): void => {
    if (Object.values(connectors).flat().length === 0) return store.remove(CONNECTIONS_KEY)
    const kept = away.filter(({ namespace, connectorId: id }) => connectors[namespace]?.includes(id) === true)
    const record = { version: VERSION, connectors, away: kept.length === 0 ? undefined : kept } as const
    store.write(CONNECTIONS_KEY, JSON.stringify(ConnectionRecord.encode(record)))
  }
  const readRecent = (): readonly RecentWallet[] =>
    (readRecord(store, RECENT_KEY, RecentRecord)?.wallets ?? [])
      .slice(0, 2)
      .map(({ id, listing }) => ({ id, ...(listing && { listing: withoutRefusedLinks(isAppLink, listing) }) }))
  return {
    read,
    write: (connectors) => write({ ...readAll(), connectors }),
    changes: store.changes.pipe(
      filter((key) => key === CONNECTIONS_KEY),
      map(read),
    ),
    awaySince: (key) => readAll().away?.find((each) => isSameConnector(each, key))?.since,
    noteAway: ({ namespace, connectorId: id }, since) => {
      const { connectors, away = [] } = readAll()
      const others = away.filter((each) => !isSameConnector(each, { namespace, connectorId: id }))
      if (since === undefined && others.length === away.length) return
      write({ connectors, away: since === undefined ? others : [...others, { namespace, connectorId: id, since }] })
    },
    readRecent,
    addRecent: (wallet) =>
      store.write(RECENT_KEY, JSON.stringify({ version: VERSION, wallets: addRecent(readRecent(), wallet) })),
  }
}
