/** What a chain says of a transaction. */
export type TransactionFate =
  /** No node that was asked knows it: not yet, no longer, or because it was kept from the public. */
  | { readonly _tag: 'Unknown' }
  /** Known, and in no block. `nonce`: its number among those of its sender, on chains that number them. */
  | { readonly _tag: 'Waiting'; readonly nonce?: number }
  /** `fee`: what its sender paid, in base units (wei); absent where the chain does not say it beside. */
  | { readonly _tag: 'Included'; readonly succeeded: boolean; readonly fee?: bigint }
  /** Another transaction of its sender has its nonce: it will never be in a block. */
  | { readonly _tag: 'Replaced' }

/** Which transaction is asked about. */
export interface TransactionQuery {
  /** An EVM hash or a Solana signature. */
  readonly id: string
  /** Plain address of its sender. */
  readonly address: string
  /** As the chain said it, while it knew the transaction: what is replaced cannot be told without. */
  readonly nonce?: number | undefined
}
