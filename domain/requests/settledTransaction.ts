import type { PendingTransaction } from './pendingTransaction.js'
import type { TransactionFate } from './transactionFate.js'

/**
 * How the wait for a transaction ended. `Replaced`: another transaction of the account used its nonce. `Lost`: its
 * chain has not reported it for so long that it may never be included.
 */
export type TransactionOutcome = 'Confirmed' | 'Failed' | 'Replaced' | 'Lost'

/** A transaction that is waited for no longer. */
export interface SettledTransaction extends PendingTransaction {
  readonly outcome: TransactionOutcome
  /** Fee that the sender paid, in base units (wei), if the chain reports it. */
  readonly fee?: bigint
  /** Unix time in ms. */
  readonly settledAt: number
}

/** The outcome, once the chain reports one; `undefined` before. */
export const outcomeOf = (fate: TransactionFate): Pick<SettledTransaction, 'outcome' | 'fee'> | undefined => {
  if (fate._tag === 'Replaced') return { outcome: 'Replaced' }
  if (fate._tag !== 'Included') return undefined
  return { outcome: fate.succeeded ? 'Confirmed' : 'Failed', ...(fate.fee !== undefined && { fee: fate.fee }) }
}

/** Number of settled transactions kept. */
const MAX_SETTLED = 10

/** Appends a transaction as the newest; beyond ten, the oldest is dropped. */
export const addSettled = (
  settled: readonly SettledTransaction[],
  added: SettledTransaction,
): readonly SettledTransaction[] => [...settled.filter(({ id }) => id !== added.id), added].slice(-MAX_SETTLED)
