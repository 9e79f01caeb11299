import * as t from 'io-ts'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { fromRefinement } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'
import type { KeyValueStore, NetworkMemory } from '../../application/ports/storage.js'
import { readRecord } from '../shared/safeRead.js'

/** Above the number of namespaces. */
const MAX_CHOICES = 20

const isChosen = (value: unknown): value is readonly CaipNetworkId[] =>
  Array.isArray(value) && value.length <= MAX_CHOICES && value.every(caipNetworkId.is)

const NetworksRecord = t.strict({ version: t.literal(1), chosen: fromRefinement('chosen', isChosen) })

/** Code of the first paint reads this key: if it exists, the page's network differs from the server-rendered one. */
const KEY = 'networks'
const VERSION = 1

/** Stores chosen networks in a `KeyValueStore`. */
export const makeStoredNetworkMemory = (store: KeyValueStore): NetworkMemory => ({
  read: () => readRecord(store, KEY, NetworksRecord)?.chosen ?? [],
  write: (chosen) => {
    if (chosen.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, chosen }))
  },
})
