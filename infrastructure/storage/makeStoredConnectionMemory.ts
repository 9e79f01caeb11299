import { filter, map } from 'rxjs'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/ConnectionMemory.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { ConnectionRecord, connectorId } from './connectionCodecs.js'
import { readRecord } from './readRecord.js'

/** That this key exists tells first-paint code to restore something, so it never holds an empty record. */
const CONNECTIONS_KEY = 'connections'
const RECENT_KEY = 'recentConnector'
const VERSION = 1

/** Remembers connectors in a `KeyValueStore`. Nothing but ids is kept (S-25). */
export const makeStoredConnectionMemory = (store: KeyValueStore): ConnectionMemory => {
  const read = (): RememberedConnectors => readRecord(store, CONNECTIONS_KEY, ConnectionRecord)?.connectors ?? {}
  return {
    read,
    write: (connectors) => {
      if (Object.values<string | undefined>(connectors).every((id) => id === undefined)) store.remove(CONNECTIONS_KEY)
      else store.write(CONNECTIONS_KEY, JSON.stringify({ version: VERSION, connectors }))
    },
    changes: store.changes.pipe(
      filter((key) => key === CONNECTIONS_KEY),
      map(read),
    ),
    readRecent: () => {
      const id = store.read(RECENT_KEY)
      return connectorId.is(id) ? id : undefined
    },
    writeRecent: (id) => store.write(RECENT_KEY, id),
  }
}
