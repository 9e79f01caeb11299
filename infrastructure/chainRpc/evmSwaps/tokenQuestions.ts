import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import { encodeCall } from '../evmTransfers/tokenCalls.js'

const spelt = (address: string): EvmAddress => `0x${address.slice(2)}`

/** The data of the question what an account has of a token. */
export const balanceData = (account: string): string => encodeCall('balanceOf(address)', spelt(account))

/** The data of the question what a spender may take of a token. */
export const allowanceData = (owner: string, spender: string): string =>
  encodeCall('allowance(address,address)', spelt(owner), spelt(spender))

const SELECTOR_LETTERS = 10

/** An address as one word, without a function. */
export const addressData = (account: string): string => `0x${balanceData(account).slice(SELECTOR_LETTERS)}`
