import { add } from '../amount/decimals.js'
import { isImitation } from '../asset/asset.js'
import type { TokenBalance } from './tokens.js'

/**
 * Total value of an account's tokens as decimal text, in the currency of their prices, without imitations. `undefined`
 * if the network's own coin has no price, as on test networks: a partial sum would pass for the total.
 */
export const totalValue = (tokens: readonly TokenBalance[]): string | undefined => {
  if (!tokens.some(({ address, value }) => address === undefined && value !== undefined)) return undefined
  return tokens
    .filter((token) => !isImitation(token))
    .reduce((sum, { value }) => (value === undefined ? sum : add(sum, String(value))), '0')
}
