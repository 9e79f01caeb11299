import * as E from 'fp-ts/Either'
import type { RemoteError } from '../errors/remoteError.js'
import type { CaipNetworkId } from '../network/network.js'
import type { CaipAddress } from './caip10.js'

/** One token an account holds (S3-03). */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** CAIP-10 id of the contract; absent for the chain's own coin. */
  readonly address?: CaipAddress
  /** In the requested currency; absent if no price is known, never 0 instead (S-23). */
  readonly value?: number
  /** Price of one token in the requested currency; 0 if unknown. */
  readonly price: number
  /** `numeric` is decimal text in whole tokens, not base units. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
  /** The name or symbol is not as the token's maker wrote it: it was sanitized, or replaced by the short address. */
  readonly unknown?: true
}

/** An account's tokens as a source lists them, and the number of further ones that cannot be shown. */
export interface Balances {
  readonly tokens: readonly TokenBalance[]
  readonly omitted: number
}

/** A token holding as the chain stores it: no name, no price. */
export interface TokenHolding {
  /** Plain address of the token's contract (its mint on Solana). */
  readonly contract: string
  /** In base units. */
  readonly units: bigint
  /** Decimals of a whole token: 0 to 255. */
  readonly decimals: number
}

/** More whole coins than any network has. */
const MOST_COINS = 1e15

/** Whether a balance of a network's own coin is plausible. A source that reports more than exists is wrong. */
export const isPossibleBalance = (units: bigint, decimals: number): boolean =>
  units <= BigInt(MOST_COINS) * 10n ** BigInt(decimals)

/** Balance of the chain's own coin, in whole coins as decimal text. */
export type NativeBalance =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Loaded'; readonly amount: string }
  /** The chain did not answer; `last` is its previous answer, which may be outdated. */
  | { readonly _tag: 'Unavailable'; readonly last: string | undefined }
  /** Nothing reads balances on this network. */
  | { readonly _tag: 'NotConfigured' }

/** The token list of an account. `Unavailable` keeps the last list, so that shown tokens stay. */
export type TokenList =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Loading' }
  /** `omitted`: number of further tokens that cannot be shown; absent if the list is complete. */
  | { readonly _tag: 'Loaded'; readonly tokens: readonly TokenBalance[]; readonly omitted?: number }
  | { readonly _tag: 'Unavailable'; readonly tokens: readonly TokenBalance[]; readonly retryAt: number }
  /** Nothing lists tokens on this network; the account may still hold some. */
  | { readonly _tag: 'NotConfigured' }

/** After a failure the next try is allowed 30 s later (S8-04, S9-03). */
const RETRY_WAIT_MS = 30_000

/** The loaded tokens, or the last ones known; `undefined` before the first answer. */
export const knownTokens = (list: TokenList): readonly TokenBalance[] | undefined =>
  list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : undefined

/** The token list after an answer. `NotConfigured` is no failure: the network just has no token source. */
export const toTokenList = (before: TokenList, answer: E.Either<RemoteError, Balances>, now: number): TokenList => {
  if (E.isRight(answer)) {
    const { tokens, omitted } = answer.right
    return { _tag: 'Loaded', tokens, ...(omitted > 0 && { omitted }) }
  }
  const error = answer.left
  if (error._tag === 'NotConfigured') return { _tag: 'NotConfigured' }
  const retryAt = error._tag === 'RetryBlocked' ? error.retryAt : now + RETRY_WAIT_MS
  return { _tag: 'Unavailable', tokens: knownTokens(before) ?? [], retryAt }
}

const WITH_BALANCES = /^(?:eip155|solana):/

/** Whether balances are read on a network: only on EVM and Solana (S9-20). */
export const supportsBalances = (id: CaipNetworkId): boolean => WITH_BALANCES.test(id)

/** Whether the chain itself lists an account's tokens; EVM chains do not. */
export const keepsTokenList = (id: CaipNetworkId): boolean => id.startsWith('solana:')

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
