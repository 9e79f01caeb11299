/** A number as JSON-RPC of EVM writes it ("QUANTITY"): 0x and hexadecimal digits. */
export const toQuantity = (value: bigint): `0x${string}` => `0x${value.toString(16)}`

/** The effect of an EVM transaction. Addresses are plain; `to` is absent if it creates a contract. */
export interface EvmTransaction {
  readonly from: string
  readonly to: string | undefined
  /** In wei. */
  readonly value: bigint
  /** `0x` and hex digits. */
  readonly data: string
}

export type EvmTransactionField = keyof EvmTransaction

/** Whether the chain has the transaction that the wallet was asked to send. */
export type SentComparison =
  | { readonly _tag: 'Same' }
  /**
   * The fields that differ, at least one. A smart account wraps its transactions, so `to` and `data` differ; if another
   * account paid for it, `from` differs, too. A reason to tell the visitor, but no proof of fraud. `isWrapped`: another
   * account sent it, or the account called itself (EIP-7702), as smart accounts do: it may contain the request.
   */
  | { readonly _tag: 'Different'; readonly fields: readonly EvmTransactionField[]; readonly isWrapped?: true }
  /** No node that was asked knows the transaction (yet). */
  | { readonly _tag: 'Unknown' }

const FIELDS: readonly EvmTransactionField[] = ['from', 'to', 'value', 'data']

/** Wallets and nodes differ in the case of addresses and data. */
const normalised = (value: string | bigint | undefined): string | bigint | undefined =>
  typeof value === 'string' ? value.toLowerCase() : value

/** Compares the requested transaction with the one that the wallet sent: the same, or the fields that differ. */
export const compareTransactions = (
  request: EvmTransaction,
  sent: EvmTransaction,
): Exclude<SentComparison, { readonly _tag: 'Unknown' }> => {
  const fields = FIELDS.filter((field) => normalised(request[field]) !== normalised(sent[field]))
  if (fields.length === 0) return { _tag: 'Same' }
  const isWrapped = fields.includes('from') || normalised(sent.to) === normalised(sent.from)
  return { _tag: 'Different', fields, ...(isWrapped && { isWrapped }) }
}
