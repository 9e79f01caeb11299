import * as t from 'io-ts'
import { oneOf, stringMatching } from '../http/codecs/combinators.js'

/** A JSON-RPC quantity of at most 256 bits. */
export const Quantity = stringMatching(/^0x[0-9a-f]{1,64}$/i)

/** A plain address. */
export const Address = stringMatching(/^0x[0-9a-f]{40}$/i)

/** Bytes. */
export const Data = stringMatching(/^0x[0-9a-f]*$/i)

/** A 32-byte topic of an event. */
export const Topic = stringMatching(/^0x[0-9a-f]{64}$/i)

/** Codecs of the node answers that transfers use. `null`: the block does not exist. */
export const EVM_ANSWERS = {
  eth_getBalance: Quantity,
  eth_getCode: Data,
  eth_call: Data,
  eth_estimateGas: Quantity,
  eth_gasPrice: Quantity,
  eth_maxPriorityFeePerGas: Quantity,
  // Absent on chains without a fee market (EIP-1559).
  eth_getBlockByNumber: oneOf(t.null, t.type({ baseFeePerGas: oneOf(t.undefined, t.null, Quantity) })),
} as const
