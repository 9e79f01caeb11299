import type { PendingTransaction } from './pendingTransaction.js'
import type { TransactionFate } from './transactionFate.js'

/**
 * How the wait for a transaction ended. `Replaced`: another one of the account took its turn. `Lost`: its chain said
 * nothing of it for so long that it may never have it.
 */
export type TransactionOutcome = 'Confirmed' | 'Failed' | 'Replaced' | 'Lost'

/** A transaction that is waited for no longer. */
export interface SettledTransaction extends PendingTransaction {
  readonly outcome: TransactionOutcome
  /** What its sender paid, in base units (wei), where the chain said it. */
  readonly fee?: bigint
  /** Unix time in ms. */
  readonly settledAt: number
}

/** A transaction that its sender's chain settled; `undefined` while it has not. */
export const outcomeOf = (fate: TransactionFate): Pick<SettledTransaction, 'outcome' | 'fee'> | undefined => {
  if (fate._tag === 'Replaced') return { outcome: 'Replaced' }
  if (fate._tag !== 'Included') return undefined
  return { outcome: fate.succeeded ? 'Confirmed' : 'Failed', ...(fate.fee !== undefined && { fee: fate.fee }) }
}

/** As many as are told of afterwards. */
const MAX_SETTLED = 10

/** Appends one, the newest last; beyond ten, the oldest goes. */
export const addSettled = (
  settled: readonly SettledTransaction[],
  added: SettledTransaction,
): readonly SettledTransaction[] => [...settled.filter(({ id }) => id !== added.id), added].slice(-MAX_SETTLED)
