import type { TokenBalance } from './tokens.js'

const placeIn = (texts: readonly string[], sought: string): number =>
  Math.min(...texts.map((text) => text.toLowerCase().indexOf(sought)).map((at) => (at < 0 ? Infinity : at)))

/**
 * The tokens that have this in their symbol, name or contract, first those that begin with it; all of them where
 * nothing is typed.
 */
export const findTokens = (tokens: readonly TokenBalance[], typed: string): readonly TokenBalance[] => {
  const sought = typed.trim().toLowerCase()
  return tokens
    .map((token) => ({
      token,
      // Of a CAIP-10 id, what people know is its end.
      place: placeIn([token.symbol, token.name, token.address?.split(':').at(-1) ?? ''], sought),
    }))
    .filter(({ place }) => place !== Infinity)
    .sort((left, right) => left.place - right.place)
    .map(({ token }) => token)
}
