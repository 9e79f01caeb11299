import type { TokenBalance } from './TokenBalance.js'

/** Drops tokens with 0 decimals, which are mostly spam (S5-09). */
export const listedTokens = (tokens: readonly TokenBalance[]): readonly TokenBalance[] =>
  tokens.filter((token) => Number(token.quantity.decimals) !== 0)
