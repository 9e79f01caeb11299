import { add } from '../amount/decimals.js'
import { isImitation } from '../asset/imitation.js'
import type { TokenBalance } from './tokens.js'

/**
 * What an account's tokens are worth together, as decimal text in the currency of their prices; imitations count for
 * nothing. `undefined` where the network's own coin has no price, as on test networks: the rest would pass for all.
 */
export const totalValue = (tokens: readonly TokenBalance[]): string | undefined => {
  if (!tokens.some(({ address, value }) => address === undefined && value !== undefined)) return undefined
  return tokens
    .filter((token) => !isImitation(token))
    .reduce((sum, { value }) => (value === undefined ? sum : add(sum, String(value))), '0')
}
