import type { FeaturesCache } from '../../application/ports/FeaturesCache.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { FeaturesRecord } from './featuresCodecs.js'
import { readRecord } from '../shared/readRecord.js'

const KEY = 'features'
const VERSION = 1

/** Keeps the last remote configuration in a `KeyValueStore` (U-51). */
export const makeStoredFeaturesCache = (store: KeyValueStore): FeaturesCache => ({
  read: () => readRecord(store, KEY, FeaturesRecord)?.features,
  write: (features) => store.write(KEY, JSON.stringify({ version: VERSION, features })),
})
