import { TRANSACTION_ERRORS } from './transactionErrors.js'
import type { TransactionFailure } from './TransactionFailure.js'

/** A failure that has a name and nothing more. */
export const failureNamed = (name: string): TransactionFailure => ({
  json: name,
  words: TRANSACTION_ERRORS.find(([known]) => known === name)?.[1] ?? name,
})
