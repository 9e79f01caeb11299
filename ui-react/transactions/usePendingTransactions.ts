import { useCallback } from 'react'
import type { AddedTransaction } from '../../application/requests/addTransaction.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

export interface PendingTransactions {
  /** Not included by any chain yet, newest last. */
  readonly pending: readonly PendingTransaction[]
  /** With a known outcome, newest last, at most ten. */
  readonly settled: readonly SettledTransaction[]
  /**
   * Tracks a transaction that the host sent without Portico. Rejects if no wallet is connected, and for an invalid
   * hash.
   */
  readonly add: (transaction: AddedTransaction) => Promise<void>
}

/** The transactions of this page (K-02). */
export const usePendingTransactions = (): PendingTransactions => {
  const portico = usePortico()
  const pending = useReadable(portico.pending)
  const settled = useReadable(portico.settled)
  const add = useCallback(
    async (transaction: AddedTransaction) => (await portico.feature('requests'))?.add(transaction),
    [portico],
  )
  return { pending, settled, add }
}
