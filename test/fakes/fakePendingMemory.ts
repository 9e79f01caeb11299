import type { PendingMemory } from '../../application/ports/storage.js'
import { addPending, type KeptTransaction } from '../../domain/requests/pendingTransaction.js'

export const fakePendingMemory = (initial: readonly KeptTransaction[] = []): PendingMemory => {
  let kept = initial
  return {
    read: () => kept,
    add: (sent) => {
      kept = addPending(kept, sent)
    },
    remove: (id) => {
      kept = kept.filter((each) => each.id !== id)
    },
  }
}
