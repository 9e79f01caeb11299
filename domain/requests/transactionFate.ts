/** What a chain reports about a transaction. */
export type TransactionFate =
  /** No node that was asked knows it: not yet, no longer, or because it was sent privately. */
  | { readonly _tag: 'Unknown' }
  /** Known, but in no block. `sender`: only on chains that number the transactions of an account. */
  | { readonly _tag: 'Waiting'; readonly sender?: TransactionSender }
  /** `fee`: what the sender paid, in base units (wei); absent if the chain's answer does not include it. */
  | { readonly _tag: 'Included'; readonly succeeded: boolean; readonly fee?: bigint }
  /** Another transaction of the sender used its nonce: it will never be in a block. */
  | { readonly _tag: 'Replaced' }

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
  /** Whether the last query returned `Replaced`. */
  readonly wasReplaced: boolean
  /** The confirmed answer of the chain. */
  readonly fate: TransactionFate
}

export const UNLOOKED: Looked = { wasReplaced: false, fate: { _tag: 'Unknown' } }

/**
 * Adds the result of one more query. Nodes behind one address may lag behind each other: `Replaced` counts once it is
 * returned twice in a row, and is `Unknown` before.
 */
export const lookAgain = (before: Looked, said: TransactionFate): Looked => {
  const wasReplaced = said._tag === 'Replaced'
  return {
    sender: (said._tag === 'Waiting' ? said.sender : undefined) ?? before.sender,
    wasReplaced,
    fate: wasReplaced && !before.wasReplaced ? { _tag: 'Unknown' } : said,
  }
}
