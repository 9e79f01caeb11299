import { hasLookalikeLetters } from '../wallets/lookalikes.js'
import type { TokenBalance } from './tokens.js'

/** Whoever makes a token names it: letters that only look like Latin ones imitate a known one. */
export const isImitation = ({ name, symbol }: Pick<TokenBalance, 'name' | 'symbol'>): boolean =>
  [name, symbol].some(hasLookalikeLetters)
