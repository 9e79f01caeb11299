import { useCallback } from 'react'
import type { AddedTransaction } from '../../application/requests/addTransaction.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

export interface PendingTransactions {
  /** Those that no chain has yet, newest last. */
  readonly pending: readonly PendingTransaction[]
  /** Those of which is known how they ended, newest last, at most ten. */
  readonly settled: readonly SettledTransaction[]
  /**
   * Has one watched that the host sent by other means than Portico. Rejects where nobody is connected, and for what is
   * no hash of a transaction.
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
