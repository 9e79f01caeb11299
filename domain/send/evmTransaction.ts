/** What an EVM transaction does. Addresses are plain; `to` is absent where a contract is made. */
export interface EvmTransaction {
  readonly from: string
  readonly to: string | undefined
  /** In wei. */
  readonly value: bigint
  /** `0x` and hexadecimal digits. */
  readonly data: string
}

export type EvmTransactionField = keyof EvmTransaction

/** Whether a chain has what a wallet was asked to send. */
export type SentComparison =
  | { readonly _tag: 'Same' }
  /**
   * The fields that differ, at least one. A smart account wraps what it sends: then `to` and `data` differ, or another
   * account paid for it and `from` differs, too. It is a reason to tell the visitor, and no proof of fraud.
   */
  | { readonly _tag: 'Different'; readonly fields: readonly EvmTransactionField[] }
  /** No node that was asked knows the transaction, or not yet. */
  | { readonly _tag: 'Unknown' }

const FIELDS: readonly EvmTransactionField[] = ['from', 'to', 'value', 'data']

/** Wallets and nodes spell one address, and the same data, with small letters here and large ones there. */
const normalised = (value: string | bigint | undefined): string | bigint | undefined =>
  typeof value === 'string' ? value.toLowerCase() : value

/** Compares what a wallet was asked to send with what it sent: the same, or which fields differ. */
export const compareTransactions = (
  asked: EvmTransaction,
  sent: EvmTransaction,
): Exclude<SentComparison, { readonly _tag: 'Unknown' }> => {
  const fields = FIELDS.filter((field) => normalised(asked[field]) !== normalised(sent[field]))
  return fields.length === 0 ? { _tag: 'Same' } : { _tag: 'Different', fields }
}
