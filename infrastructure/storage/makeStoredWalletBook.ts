import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { WalletBook } from '../../application/ports/WalletBook.js'
import { readRecord } from '../shared/readRecord.js'
import { WalletBookRecord } from './walletBookCodecs.js'

const KEY = 'wallets'
const VERSION = 1
const MOST_BOOKED = 20

/** Remembers in a `KeyValueStore` which wallets were connected: ids and what the visitor calls them, no address (S-25). */
export const makeStoredWalletBook = (store: KeyValueStore): WalletBook => ({
  read: () => (readRecord(store, KEY, WalletBookRecord)?.wallets ?? []).slice(0, MOST_BOOKED),
  write: (wallets) => {
    if (wallets.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, wallets: wallets.slice(0, MOST_BOOKED) }))
  },
})
