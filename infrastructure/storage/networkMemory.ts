import * as t from 'io-ts'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { fromRefinement } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'
import type { KeyValueStore, NetworkMemory } from '../../application/ports/storage.js'
import { readRecord } from '../shared/safeRead.js'

/** More than there are namespaces. */
const MAX_CHOICES = 20

const isChosen = (value: unknown): value is readonly CaipNetworkId[] =>
  Array.isArray(value) && value.length <= MAX_CHOICES && value.every(caipNetworkId.is)

const NetworksRecord = t.strict({ version: t.literal(1), chosen: fromRefinement('chosen', isChosen) })

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
