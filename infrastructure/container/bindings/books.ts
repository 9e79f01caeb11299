import type { Binder } from '../../../application/kernel/token.js'
import { SAVED_WALLETS } from '../../../application/connect/tokens.js'
import { PENDING_MEMORY } from '../../../application/requests/tokens.js'
import { RECEIVER_BOOK } from '../../../application/send/tokens.js'
import { HIDDEN_TOKENS } from '../../../application/tokenList/tokens.js'

/** Stores of features between visits, each loaded with its feature. */
export const bindBooks = ({ value }: Binder): void => {
  value(HIDDEN_TOKENS, async () => (await import('../../storage/hiddenTokens.js')).makeStoredHiddenTokens)
  value(SAVED_WALLETS, async () => (await import('../../storage/savedWallets.js')).makeStoredSavedWallets)
  value(PENDING_MEMORY, async () => (await import('../../storage/pendingMemory.js')).makeStoredPendingMemory(crypto))
  value(RECEIVER_BOOK, async () => (await import('../../storage/receiverBook.js')).makeStoredReceiverBook)
}
