import { token } from '../kernel/token.js'
import type { ReceiverBook } from '../ports/storage.js'

/** The saved receivers; bound with the feature. */
export const RECEIVER_BOOK = token<ReceiverBook>('ReceiverBook')
