import * as t from 'io-ts'

/** A JSON-RPC quantity of at most 256 bits. */
const Quantity = new t.Type<string, string, unknown>(
  'Quantity',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && /^0x[0-9a-f]{1,64}$/i.test(input) ? t.success(input) : t.failure(input, context),
  t.identity,
)

/** What each method that is asked may answer; viem itself would read `""` and `true` as numbers. */
export const RpcAnswers: Readonly<Record<string, t.Decoder<unknown, unknown>>> = {
  eth_getBalance: Quantity,
  eth_getTransactionReceipt: t.union([t.null, t.type({ transactionHash: t.string, blockNumber: Quantity })]),
}
