import type { PendingTransaction } from './PendingTransaction.js'

/** S9-16. */
const MOST_PENDING = 99

const isOneWith =
  (left: PendingTransaction) =>
  (right: PendingTransaction): boolean =>
    left.namespace === right.namespace && left.connectorId === right.connectorId

/** The list with another one, the newest last; of one connection the oldest goes when there would be more than 99 (S9-16). */
export const withPending = (
  pending: readonly PendingTransaction[],
  sent: PendingTransaction,
): readonly PendingTransaction[] => {
  const others = pending.filter(({ id }) => id !== sent.id)
  const own = others.filter(isOneWith(sent))
  return [...(own.length < MOST_PENDING ? others : others.filter((each) => each !== own[0])), sent]
}
