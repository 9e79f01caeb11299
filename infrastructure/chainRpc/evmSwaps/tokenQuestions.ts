import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import { encodeCall } from '../evmTransfers/tokenCalls.js'

const spelt = (address: string): EvmAddress => `0x${address.slice(2)}`

/** Call data that asks for an account's token balance. */
export const balanceData = (account: string): string => encodeCall('balanceOf(address)', spelt(account))

/** Call data that asks for a spender's allowance. */
export const allowanceData = (owner: string, spender: string): string =>
  encodeCall('allowance(address,address)', spelt(owner), spelt(spender))

const SELECTOR_LETTERS = 10

/** An address padded to one word, without a selector. */
export const addressData = (account: string): string => `0x${balanceData(account).slice(SELECTOR_LETTERS)}`
