import type { PendingTransaction } from './pendingTransaction.js'

/**
 * How the wait for a transaction ended. `Confirmed` and `Failed`: a block has it, or a replacement with the same
 * receiver, value and data. `Cancelled`: a transfer of nothing to the sender itself used its nonce. `Replaced`: another
 * transaction of the account used its nonce. `Lost`: its chain has not reported it for so long that it may never be
 * included.
 */
export type TransactionOutcome = 'Confirmed' | 'Failed' | 'Cancelled' | 'Replaced' | 'Lost'

/** A transaction that is waited for no longer. */
export interface SettledTransaction extends PendingTransaction {
  readonly outcome: TransactionOutcome
  /** Fee that the sender paid, in base units (wei), if the chain reports it. */
  readonly fee?: bigint
  /** Hash of the transaction that used its nonce, if another one did and the nodes show it. */
  readonly replacedBy?: string
  /** Unix time in ms. */
  readonly settledAt: number
}

/** Whether a block has the transaction, with whatever result. */
export const isInBlock = ({ outcome }: { readonly outcome: TransactionOutcome | 'Waiting' }): boolean =>
  outcome === 'Confirmed' || outcome === 'Failed'

/** The id under which the chain has a settled transaction: that of its replacement if the visitor repriced it. */
export const includedId = ({
  id,
  outcome,
  replacedBy = id,
}: Pick<SettledTransaction, 'id' | 'outcome' | 'replacedBy'>): string => (isInBlock({ outcome }) ? replacedBy : id)

/** Number of settled transactions kept. */
const MAX_SETTLED = 10

/** Appends a transaction as the newest; beyond ten, the oldest is dropped. */
export const addSettled = (
  settled: readonly SettledTransaction[],
  added: SettledTransaction,
): readonly SettledTransaction[] => [...settled.filter(({ id }) => id !== added.id), added].slice(-MAX_SETTLED)
