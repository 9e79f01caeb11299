import type { Binder } from '../../../application/kernel/token.js'
import { HIDDEN_TOKENS, PENDING_MEMORY, RECEIVER_BOOK, SAVED_WALLETS } from '../../../application/api/tokens.js'

/** Stores of features between visits, each loaded with its feature. */
export const bindBooks = ({ value }: Binder): void => {
  value(HIDDEN_TOKENS, async () => (await import('../../storage/hiddenTokens.js')).makeStoredHiddenTokens)
  value(SAVED_WALLETS, async () => (await import('../../storage/savedWallets.js')).makeStoredSavedWallets)
  value(PENDING_MEMORY, async () => (await import('../../storage/pendingMemory.js')).makeStoredPendingMemory(crypto))
  value(RECEIVER_BOOK, async () => (await import('../../storage/receiverBook.js')).makeStoredReceiverBook)
}
