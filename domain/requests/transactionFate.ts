/** What a chain says of a transaction. */
export type TransactionFate =
  /** No node that was asked knows it: not yet, no longer, or because it was kept from the public. */
  | { readonly _tag: 'Unknown' }
  /** Known, and in no block. `sender` is there on chains that number the transactions of an account. */
  | { readonly _tag: 'Waiting'; readonly sender?: TransactionSender }
  /** `fee`: what its sender paid, in base units (wei); absent where the chain does not say it beside. */
  | { readonly _tag: 'Included'; readonly succeeded: boolean; readonly fee?: bigint }
  /** Another transaction of its sender has its nonce: it will never be in a block. */
  | { readonly _tag: 'Replaced' }

/** Who sent a transaction, as its chain says it. */
export interface TransactionSender {
  /** Plain address. */
  readonly address: string
  /** The number of the transaction among those of this account. */
  readonly nonce: number
}

/** Which transaction is asked about. */
export interface TransactionQuery {
  /** An EVM hash or a Solana signature. */
  readonly id: string
  /**
   * As the chain said it, while it knew the transaction; without it none counts as `Replaced`. The account that is
   * connected does not stand in for it: visitors switch accounts, and others may send for a smart account.
   */
  readonly sender?: TransactionSender | undefined
}

/** What is known of a transaction from the looks before. */
export interface Looked {
  readonly sender?: TransactionSender | undefined
  /** Whether the last look said that it was replaced. */
  readonly wasReplaced: boolean
  /** What the chain says of it for certain. */
  readonly fate: TransactionFate
}

export const UNLOOKED: Looked = { wasReplaced: false, fate: { _tag: 'Unknown' } }

/**
 * What is known after one more look. Nodes behind one address may be behind one another: that it was replaced counts
 * when it is said twice in a row, and is `Unknown` before.
 */
export const lookAgain = (before: Looked, said: TransactionFate): Looked => {
  const wasReplaced = said._tag === 'Replaced'
  return {
    sender: (said._tag === 'Waiting' ? said.sender : undefined) ?? before.sender,
    wasReplaced,
    fate: wasReplaced && !before.wasReplaced ? { _tag: 'Unknown' } : said,
  }
}
