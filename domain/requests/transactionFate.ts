import type { EvmTransaction } from './evmTransaction.js'

/** What a chain reports about a transaction. */
export type TransactionFate =
  /** No node that was asked knows it: not yet, no longer, or because it was sent privately. */
  | { readonly _tag: 'Unknown' }
  /**
   * Known, but in no block. `sender`: only on chains that number the transactions of an account. `transaction`: on EVM
   * chains, to be compared with a transaction that replaces it.
   */
  | { readonly _tag: 'Waiting'; readonly sender?: TransactionSender; readonly transaction?: EvmTransaction }
  | ({ readonly _tag: 'Included' } & Inclusion)
  /**
   * Another transaction of the sender used its nonce: it will never be in a block. `by`: that transaction; absent if
   * the nodes do not show it.
   */
  | { readonly _tag: 'Replaced'; readonly by?: ReplacingTransaction }

/** How a block includes a transaction. */
export interface Inclusion {
  readonly succeeded: boolean
  /** What the sender paid, in base units (wei); absent if the chain's answer does not include it. */
  readonly fee?: bigint
}

/** A transaction in a block that has the sender and nonce of another one. */
export interface ReplacingTransaction extends Inclusion {
  readonly hash: string
  readonly transaction: EvmTransaction
}

/** The sender of a transaction, as the chain reports it. */
export interface TransactionSender {
  /** Plain address. */
  readonly address: string
  readonly nonce: number
}

/** The transaction to ask about. */
export interface TransactionQuery {
  /** An EVM hash or a Solana signature. */
  readonly id: string
  /**
   * As the chain reported it while it knew the transaction; without it, nothing counts as `Replaced`. The connected
   * account is no substitute: visitors switch accounts, and others may send for a smart account.
   */
  readonly sender?: TransactionSender | undefined
}

/** What earlier queries found out about a transaction. */
export interface Looked {
  readonly sender?: TransactionSender | undefined
  /** As the chain reported it while it was in no block. */
  readonly transaction?: EvmTransaction | undefined
  /** Whether the last query returned `Replaced`. */
  readonly wasReplaced: boolean
  /** The confirmed answer of the chain. */
  readonly fate: TransactionFate
}

export const UNLOOKED: Looked = { wasReplaced: false, fate: { _tag: 'Unknown' } }

/**
 * Adds the result of one more query. Nodes behind one address may lag behind each other: `Replaced` without the other
 * transaction counts once it is returned twice in a row, and is `Unknown` before.
 */
export const lookAgain = (before: Looked, said: TransactionFate): Looked => {
  const waiting = said._tag === 'Waiting' ? said : undefined
  const isCertain = said._tag !== 'Replaced' || said.by !== undefined || before.wasReplaced
  return {
    sender: waiting?.sender ?? before.sender,
    transaction: waiting?.transaction ?? before.transaction,
    wasReplaced: said._tag === 'Replaced',
    fate: isCertain ? said : { _tag: 'Unknown' },
  }
}
