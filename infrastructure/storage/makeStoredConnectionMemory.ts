import { filter, map } from 'rxjs'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/ConnectionMemory.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { addRecent } from '../../domain/wallets/addRecent.js'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import { ConnectionRecord } from './connectionCodecs.js'
import { RecentRecord } from './recentCodec.js'
import { readRecord } from '../shared/readRecord.js'

/** That this key exists tells first-paint code to restore something, so it never holds an empty record. */
const CONNECTIONS_KEY = 'connections'
const RECENT_KEY = 'recentWallets'
const VERSION = 1

/** Remembers connectors in a `KeyValueStore`. Nothing but ids, and what the directory says of a wallet, is kept (S-25). */
export const makeStoredConnectionMemory = (store: KeyValueStore): ConnectionMemory => {
  const read = (): RememberedConnectors => readRecord(store, CONNECTIONS_KEY, ConnectionRecord)?.connectors ?? {}
  const readRecent = (): readonly RecentWallet[] =>
    (readRecord(store, RECENT_KEY, RecentRecord)?.wallets ?? []).slice(0, 2)
  return {
    read,
    write: (connectors) => {
      if (Object.values(connectors).flat().length === 0) store.remove(CONNECTIONS_KEY)
      else store.write(CONNECTIONS_KEY, JSON.stringify(ConnectionRecord.encode({ version: VERSION, connectors })))
    },
    changes: store.changes.pipe(
      filter((key) => key === CONNECTIONS_KEY),
      map(read),
    ),
    readRecent,
    addRecent: (wallet) =>
      store.write(RECENT_KEY, JSON.stringify({ version: VERSION, wallets: addRecent(readRecent(), wallet) })),
  }
}
