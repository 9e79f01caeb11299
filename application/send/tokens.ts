import { token } from '../kernel/token.js'
import type { KeyValueStore, ReceiverBook } from '../ports/storage.js'

/** Loads the store of saved receivers. */
export const RECEIVER_BOOK = token<() => Promise<(store: KeyValueStore) => ReceiverBook>>('ReceiverBook')
