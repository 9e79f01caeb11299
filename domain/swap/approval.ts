import type { SwapCall } from './swapCall.js'

/** ERC-20 `approve(address,uint256)`. */
const APPROVE = '0x095ea7b3'

/** The largest uint256, more than any token's supply: an unlimited approval. */
export const UNLIMITED_UNITS = 2n ** 256n - 1n

const word = (digits: string): string => digits.toLowerCase().padStart(64, '0')

/**
 * Lets a spender take that many base units of a token; 0n revokes. Calls the token's own contract, whatever a server
 * says. Addresses are plain.
 */
export const approvalCall = ({
  owner,
  contract,
  spender,
  units,
}: {
  readonly owner: string
  readonly contract: string
  readonly spender: string
  readonly units: bigint
}): SwapCall => ({
  from: owner,
  to: contract,
  value: 0n,
  data: `${APPROVE}${word(spender.slice(2))}${word(units.toString(16))}`,
})
