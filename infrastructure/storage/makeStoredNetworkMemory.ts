import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import { NetworksRecord } from './networkCodecs.js'
import { readRecord } from '../shared/readRecord.js'

/** First-paint code looks for this key: while it is there, the page is not where a server drew it. */
const KEY = 'networks'
const VERSION = 1

/** Remembers chosen networks in a `KeyValueStore`. */
export const makeStoredNetworkMemory = (store: KeyValueStore): NetworkMemory => ({
  read: () => readRecord(store, KEY, NetworksRecord)?.chosen ?? [],
  write: (chosen) => {
    if (chosen.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, chosen }))
  },
})
