import { compareTransactions, type EvmTransaction } from './evmTransaction.js'
import type { SettledTransaction } from './settledTransaction.js'
import type { Inclusion, Looked, ReplacingTransaction } from './transactionFate.js'

/** What the chain adds to a transaction when its wait ends. */
export type Ended = Pick<SettledTransaction, 'outcome' | 'fee' | 'replacedBy'>

const included = ({ succeeded, fee }: Inclusion): Ended => ({
  outcome: succeeded ? 'Confirmed' : 'Failed',
  ...(fee !== undefined && { fee }),
})

/** What wallets send to cancel. A call of oneself with data may pay: smart accounts (EIP-7702) make their calls so. */
const isCancellation = ({ from, to, value, data }: EvmTransaction): boolean =>
  to?.toLowerCase() === from.toLowerCase() && value === 0n && data === '0x'

/** Repriced, as wallets do to speed a transaction up: the same payment under another hash. */
const isRepriced = (original: EvmTransaction | undefined, { transaction }: ReplacingTransaction): boolean =>
  original !== undefined && compareTransactions(original, transaction)._tag === 'Same'

/** The outcome of a transaction, once the chain reports one; `undefined` before. */
export const outcomeOf = ({ fate, transaction }: Pick<Looked, 'fate' | 'transaction'>): Ended | undefined => {
  if (fate._tag === 'Included') return included(fate)
  if (fate._tag !== 'Replaced') return undefined
  const { by } = fate
  if (by === undefined) return { outcome: 'Replaced' }
  if (isRepriced(transaction, by)) return { ...included(by), replacedBy: by.hash }
  return { outcome: isCancellation(by.transaction) ? 'Cancelled' : 'Replaced', replacedBy: by.hash }
}
