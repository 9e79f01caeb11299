import type {
  CompiledTransactionMessage,
  CompiledTransactionMessageWithLifetime,
  Signature,
  Transaction,
} from '@solana/kit'

/** A message of the versions that the chain takes. */
export type WireMessage = Exclude<CompiledTransactionMessage, { version: 1 }> & CompiledTransactionMessageWithLifetime

/** A transaction that came over the wire, taken apart. */
export interface WireTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: WireMessage
  readonly signatures: readonly Signature[]
  /** The first signature is the transaction's name. */
  readonly signature: Signature
}
