import * as t from 'io-ts'
import type { KeyValueStore, SavedWallets } from '../../application/ports/storage.js'
import { exactly, validEntries, withoutUndefined } from '../http/codecs/combinators.js'
import { plainText } from '../http/codecs/text.js'
import { chainNamespace, connectorId } from './connectionMemory.js'
import { readRecord } from '../shared/safeRead.js'

const LONGEST_LABEL = 40

const StoredWallet = exactly({ namespace: chainNamespace, connectorId }, { label: plainText(LONGEST_LABEL) })

const SavedWalletsRecord = t.strict({
  version: t.literal(1),
  wallets: validEntries(withoutUndefined(StoredWallet)),
})

const KEY = 'wallets'
const VERSION = 1
const MAX_SAVED_WALLETS = 20

/** Stores connected wallets in a `KeyValueStore`: ids and the visitor's labels, no addresses (S-25). */
export const makeStoredSavedWallets = (store: KeyValueStore): SavedWallets => ({
  read: () => (readRecord(store, KEY, SavedWalletsRecord)?.wallets ?? []).slice(0, MAX_SAVED_WALLETS),
  write: (wallets) => {
    if (wallets.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, wallets: wallets.slice(0, MAX_SAVED_WALLETS) }))
  },
})
