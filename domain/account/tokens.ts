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
  /** In the asked currency; absent when no price is known, never 0 in its place (S-23). */
  readonly value?: number
  /** Of one token, in the asked currency; 0 when unknown. */
  readonly price: number
  /** `numeric` is decimal text in whole tokens, not base units. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
  /** Its name or symbol is not as its maker wrote it: it was repaired, or the short address stands there. */
  readonly unknown?: true
}

/** The tokens of an account as somebody lists them, and how many more there are that nothing can be shown of. */
export interface Balances {
  readonly tokens: readonly TokenBalance[]
  readonly omitted: number
}

/** The holding of one token, as a chain keeps it: no name, no price. */
export interface TokenHolding {
  /** Plain address of the token's contract; its mint on Solana. */
  readonly contract: string
  /** In base units. */
  readonly units: bigint
  /** Places behind the point of a whole token: 0 to 255. */
  readonly decimals: number
}

/** More whole coins than any network has. */
const MOST_COINS = 1e15

/** Whether an account can have so many base units of a network's coin: who says more than there is knows nothing. */
export const isPossibleBalance = (units: bigint, decimals: number): boolean =>
  units <= BigInt(MOST_COINS) * 10n ** BigInt(decimals)

/** What the chain's own coin comes to, in whole coins as decimal text, as far as it is known. */
export type NativeBalance =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Loaded'; readonly amount: string }
  /** The chain did not answer; `last` is what it said before, which may be wrong by now. */
  | { readonly _tag: 'Unavailable'; readonly last: string | undefined }
  /** Nothing reads it on this network. */
  | { readonly _tag: 'NotConfigured' }

/** The tokens of an account, as far as they are known. `Unavailable` keeps the last list, so nothing shown is lost. */
export type TokenList =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Loading' }
  /** `omitted`: how many more there are, which cannot be shown; absent where it is all. */
  | { readonly _tag: 'Loaded'; readonly tokens: readonly TokenBalance[]; readonly omitted?: number }
  | { readonly _tag: 'Unavailable'; readonly tokens: readonly TokenBalance[]; readonly retryAt: number }
  /** Nothing lists them on this network: there may be some. */
  | { readonly _tag: 'NotConfigured' }

/** After a failure the next try is allowed 30 s later (S8-04, S9-03). */
const RETRY_WAIT_MS = 30_000

/** The tokens of a list, or the last ones that were known; `undefined` while none ever were. */
export const knownTokens = (list: TokenList): readonly TokenBalance[] | undefined =>
  list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : undefined

/** The token list after an answer. Where nothing lists tokens nothing is said of them, which is no failure. */
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

/** Whether balances are read on a network: on EVM and Solana (S9-20). */
export const supportsBalances = (id: CaipNetworkId): boolean => WITH_BALANCES.test(id)

/** Whether a chain itself keeps a list of an account's tokens: those of EVM keep none. */
export const keepsTokenList = (id: CaipNetworkId): boolean => id.startsWith('solana:')

/** Drops tokens with 0 decimals, which are mostly spam (S5-09). */
const withoutSpamTokens = (tokens: readonly TokenBalance[]): readonly TokenBalance[] =>
  tokens.filter((token) => Number(token.quantity.decimals) !== 0)

/** As many as a page draws without a pause. Whoever sends tokens to an address decides how many there are. */
const MAX_TOKENS = 500

/** What has no price is worth least. */
const byValue = (left: TokenBalance, right: TokenBalance): number => (right.value ?? -1) - (left.value ?? -1)
const coinFirst = (left: TokenBalance, right: TokenBalance): number =>
  Number(right.address === undefined) - Number(left.address === undefined)

/** The most valuable first; among equals, and where nothing has a price, chains' own coins, then by name. */
export const mostValuableFirst = (tokens: readonly TokenBalance[]): readonly TokenBalance[] =>
  [...tokens].sort((left, right) => byValue(left, right) || coinFirst(left, right) || (left.name < right.name ? -1 : 1))

/** The chain's own coin first, then what is worth most. */
const byWorth = (left: TokenBalance, right: TokenBalance): number => coinFirst(left, right) || byValue(left, right)

/** The 500 that are worth most, in the order they came in. */
const worthMost = (tokens: readonly TokenBalance[]): readonly TokenBalance[] => {
  const kept = new Set([...tokens].sort(byWorth).slice(0, MAX_TOKENS))
  return tokens.filter((token) => kept.has(token))
}

const isPossible = ({ address, quantity }: TokenBalance): boolean =>
  address !== undefined || Number(quantity.numeric) <= MOST_COINS

/** Servers and chains write the hexadecimal digits of one contract in different cases (EIP-55). */
export const speltAlike = (contract: CaipAddress): CaipAddress =>
  contract.startsWith('eip155:') ? (contract.toLowerCase() as CaipAddress) : contract

/** Each contract, and each chain's own coin, as it is told of first: what comes again is no second holding. */
const eachOnce = (tokens: readonly TokenBalance[]): readonly TokenBalance[] => {
  const seen = new Set<string>()
  return tokens.filter(({ address, chainId }) => {
    const key = address === undefined ? chainId : speltAlike(address)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Whoever lists tokens may give no more than a list: then it is all. */
export const toBalances = (listed: readonly TokenBalance[] | Balances): Balances =>
  'tokens' in listed ? listed : { tokens: listed, omitted: 0 }

/**
 * What is shown of a list, in its order: no tokens with 0 decimals (S5-09), none twice, no coins of which there are
 * more than can be, and 500 at most. All but the first are counted.
 */
export const shownBalances = ({ tokens, omitted }: Balances): Balances => {
  const real = withoutSpamTokens(tokens)
  const shown = worthMost(eachOnce(real.filter(isPossible)))
  return { tokens: shown, omitted: omitted + real.length - shown.length }
}
