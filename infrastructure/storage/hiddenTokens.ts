import * as t from 'io-ts'
import type { HiddenTokens, KeyValueStore } from '../../application/ports/storage.js'
import { caipAddress } from '../http/codecs/caipAddress.js'
import { validEntries } from '../http/codecs/combinators.js'
import { readRecord } from '../shared/safeRead.js'

const HiddenTokensRecord = t.strict({ version: t.literal(1), contracts: validEntries(caipAddress) })

const KEY = 'hiddenTokens'
const VERSION = 1

/** Stores the contracts of hidden tokens in a `KeyValueStore`, without account addresses (S-25). */
export const makeStoredHiddenTokens = (store: KeyValueStore): HiddenTokens => ({
  read: () => readRecord(store, KEY, HiddenTokensRecord)?.contracts ?? [],
  write: (contracts) => {
    if (contracts.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, contracts }))
  },
})
