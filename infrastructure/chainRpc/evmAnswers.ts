import * as t from 'io-ts'
import { oneOf, stringMatching } from '../http/codecs/combinators.js'
import { Quantity } from './evmTransactionFate.js'

/** Bytes. */
const Data = stringMatching(/^0x[0-9a-f]*$/i)

/** What nodes may answer to what a transfer is made of. `null`: there is no such block. */
export const EVM_ANSWERS = {
  eth_getBalance: Quantity,
  eth_getCode: Data,
  eth_call: Data,
  eth_estimateGas: Quantity,
  eth_gasPrice: Quantity,
  eth_maxPriorityFeePerGas: Quantity,
  // No base fee: a chain without a fee market (EIP-1559).
  eth_getBlockByNumber: oneOf(t.null, t.type({ baseFeePerGas: oneOf(t.undefined, t.null, Quantity) })),
} as const

/** What is compared of a transaction; `null` where the node knows none. `to` is `null` where it makes a contract. */
export const SentTransaction = oneOf(
  t.null,
  t.type({ from: t.string, to: oneOf(t.null, t.undefined, t.string), value: Quantity, input: Data }),
)

/** The params of a prepared `eth_sendTransaction`. */
export const AskedTransaction = t.type({ from: t.string, to: t.string, value: Quantity, data: Data })
