import { token } from '../kernel/token.js'
import type { KeyValueStore, ReceiverBook } from '../ports/storage.js'

/** Loads what keeps the receivers that the visitor saves. */
export const RECEIVER_BOOK = token<() => Promise<(store: KeyValueStore) => ReceiverBook>>('ReceiverBook')
