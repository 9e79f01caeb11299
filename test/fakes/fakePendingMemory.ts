import type { PendingMemory } from '../../application/ports/storage.js'
import { addPending, type KeptTransaction } from '../../domain/requests/pendingTransaction.js'

/** Stores the address of the sender instead of its hash. */
export const fakePendingMemory = (initial: readonly KeptTransaction[] = []): PendingMemory => {
  let kept = initial
  const adding = new Set<string>()
  const isSender = (account: string, hash: string): boolean => account.toLowerCase() === hash.toLowerCase()
  return {
    read: () => kept,
    senderOf: async ({ senderHash }, accounts) => accounts.find((account) => isSender(account, senderHash)),
    add: async ({ address, ...sent }) => {
      adding.add(sent.id)
      await Promise.resolve()
      if (adding.delete(sent.id)) kept = addPending(kept, { ...sent, senderHash: address })
    },
    remove: (id) => {
      adding.delete(id)
      kept = kept.filter((each) => each.id !== id)
    },
  }
}
