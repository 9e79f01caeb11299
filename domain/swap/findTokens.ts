import { isImitation } from '../account/imitation.js'
import { isOwned, type SwapToken } from './swapToken.js'

/** Where a text stands in what is known of a token: the earlier, the nearer to what somebody looks for. */
const placeOf = ({ symbol, name, contract = '' }: SwapToken, sought: string): number => {
  const places = [symbol, name, contract].map((text) => text.toLowerCase().indexOf(sought)).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** Those that have this in their symbol, name or contract, those that begin with it first (V-37). */
export const findTokens = (tokens: readonly SwapToken[], typed: string): readonly SwapToken[] => {
  const sought = typed.trim().toLowerCase()
  return tokens
    .map((token) => ({ token, at: placeOf(token, sought) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ token }) => token)
}

/** What the account has, in its order; and all others, by their symbols. */
export const tokenSections = (
  tokens: readonly SwapToken[],
): { readonly owned: readonly SwapToken[]; readonly others: readonly SwapToken[] } => {
  const key = ({ symbol }: SwapToken): string => symbol.toLowerCase()
  return {
    owned: tokens.filter(isOwned),
    others: tokens
      .filter((token) => !isOwned(token))
      .sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)),
  }
}

/**
 * Whether a token's symbol does not say which it is: another one has it, too, it imitates a known one, or it had to be
 * repaired.
 */
export const ambiguityIn = (tokens: readonly SwapToken[]): ((token: SwapToken) => boolean) => {
  const counts = new Map<string, number>()
  for (const { symbol } of tokens) counts.set(symbol.toLowerCase(), (counts.get(symbol.toLowerCase()) ?? 0) + 1)
  return (token) => (counts.get(token.symbol.toLowerCase()) ?? 0) > 1 || isImitation(token) || token.unknown === true
}
