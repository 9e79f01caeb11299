import type { CaipAddress } from './caip10.js'
import type { Balances, TokenBalance } from './tokens.js'

/** More whole coins than any network has. */
const MOST_COINS = 1e15

/** Whether a balance of a network's own coin is plausible. A source that reports more than exists is wrong. */
export const isPossibleBalance = (units: bigint, decimals: number): boolean =>
  units <= BigInt(MOST_COINS) * 10n ** BigInt(decimals)

/** Drops tokens with 0 decimals, which are mostly spam (S5-09). */
const withoutSpamTokens = (tokens: readonly TokenBalance[]): readonly TokenBalance[] =>
  tokens.filter((token) => Number(token.quantity.decimals) !== 0)

/**
 * Number of rows that a page draws without a pause. Anyone can send tokens to an address, so the list needs a limit.
 */
const MAX_TOKENS = 500

/** Tokens without a price sort last. */
const byValue = (left: TokenBalance, right: TokenBalance): number => (right.value ?? -1) - (left.value ?? -1)
const coinFirst = (left: TokenBalance, right: TokenBalance): number =>
  Number(right.address === undefined) - Number(left.address === undefined)

/** Most valuable first. Ties, and tokens without a price: chains' own coins first, then by name. */
export const mostValuableFirst = (tokens: readonly TokenBalance[]): readonly TokenBalance[] =>
  [...tokens].sort((left, right) => byValue(left, right) || coinFirst(left, right) || (left.name < right.name ? -1 : 1))

/** The chain's own coin first, then by value. */
const byWorth = (left: TokenBalance, right: TokenBalance): number => coinFirst(left, right) || byValue(left, right)

/** The chain's own coin and the most valuable tokens, 500 at most, in their original order. */
const worthMost = (tokens: readonly TokenBalance[]): readonly TokenBalance[] => {
  const kept = new Set([...tokens].sort(byWorth).slice(0, MAX_TOKENS))
  return tokens.filter((token) => kept.has(token))
}

const isPossible = ({ address, quantity }: TokenBalance): boolean =>
  address !== undefined || Number(quantity.numeric) <= MOST_COINS

/** One spelling per contract: servers and chains differ in the case of hex digits (EIP-55). */
export const speltAlike = (contract: CaipAddress): CaipAddress =>
  contract.startsWith('eip155:') ? (contract.toLowerCase() as CaipAddress) : contract

/** Keeps the first entry of each contract and of each chain's own coin; a repeated entry is no further holding. */
const eachOnce = (tokens: readonly TokenBalance[]): readonly TokenBalance[] => {
  const seen = new Set<string>()
  return tokens.filter(({ address, chainId }) => {
    const key = address === undefined ? chainId : speltAlike(address)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A source may return a plain list, which then counts as complete. */
export const toBalances = (listed: readonly TokenBalance[] | Balances): Balances =>
  'tokens' in listed ? listed : { tokens: listed, omitted: 0 }

/**
 * The tokens to show, in their order: without those of 0 decimals (S5-09), duplicates and impossible coin balances; 500
 * at most. All dropped tokens but those of 0 decimals count as omitted.
 */
export const shownBalances = ({ tokens, omitted }: Balances): Balances => {
  const real = withoutSpamTokens(tokens)
  const shown = worthMost(eachOnce(real.filter(isPossible)))
  return { tokens: shown, omitted: omitted + real.length - shown.length }
}
