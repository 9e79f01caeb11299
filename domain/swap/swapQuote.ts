import { baseUnitsToDecimal } from '../amount/baseUnits.js'
import { divide, multiply } from '../amount/decimals.js'
import type { Network } from '../network/network.js'
import type { Asset } from '../asset/asset.js'

/** An exchange that is complete, and that a quote can be asked for. */
export interface SwapOrder {
  readonly network: Network
  /** Plain address of the account. */
  readonly account: string
  readonly pay: Asset
  readonly get: Asset
  /** What leaves the account, in base units. */
  readonly payUnits: bigint
}

/**
 * Who answers for the least of a quote: the server that quoted it, the words of the contract's call, or a node that
 * tried the call out. Where a token keeps a fee of its own, nobody does: what arrives was tried out, and may be less.
 */
type LeastBy = 'Server' | 'Call' | 'Trial' | 'Nobody'

/** What somebody would give for it. Good for one account, network and amount, and for ten seconds (S-24, U-102). */
export interface SwapQuote extends SwapOrder {
  /** What comes out, in base units. */
  readonly getUnits: bigint
  /** Less than this does not come out, or the chain refuses it, in base units. At least one. */
  readonly leastUnits: bigint
  readonly leastBy: LeastBy
  /** Ms since the epoch. */
  readonly expiresAt: number
}

/** S9-17, in percent. */
export const SLIPPAGE_PERCENT = 1

/** How long a quote is good for, in ms. */
export const QUOTE_LIFETIME_MS = 10_000

/** What has to come out of so many base units, which are some: a hundredth less, and never nothing. */
const leastOf = (getUnits: bigint): bigint => {
  const least = (getUnits * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
  return least > 0n ? least : 1n
}

/** Whether more is paid than what was agreed to, and by more than the slippage. Both in base units. */
export const isPaidMore = (payUnits: bigint, agreed: bigint): boolean =>
  payUnits * 100n > agreed * BigInt(100 + SLIPPAGE_PERCENT)

/** By how much less the least is, in percent: of few base units more than is asked for, because there are no parts. */
export const slippageOf = ({ getUnits, leastUnits }: Pick<SwapQuote, 'getUnits' | 'leastUnits'>): number =>
  (1 - Number(leastUnits) / Number(getUnits)) * 100

/** A quote of an answer that came `now` (ms since the epoch). */
export const makeQuote = (order: SwapOrder, getUnits: bigint, now: number): SwapQuote => ({
  ...order,
  getUnits,
  leastUnits: leastOf(getUnits),
  leastBy: 'Server',
  expiresAt: now + QUOTE_LIFETIME_MS,
})

/** The same by what arrives of it, in base units, where a token keeps a fee of its own. */
export const withTokenFee = (quote: SwapQuote, arrives: bigint): SwapQuote => ({
  ...quote,
  getUnits: arrives,
  leastUnits: leastOf(arrives),
  leastBy: 'Nobody',
})

/** Whether a quote may still be acted upon. `now`: ms since the epoch. */
export const isFresh = ({ expiresAt }: Pick<SwapQuote, 'expiresAt'>, now: number): boolean => now < expiresAt

/** Whether two orders are for the same account, network and tokens, each on the same side. */
export const isSamePair = (one: Omit<SwapOrder, 'payUnits'>, other: Omit<SwapOrder, 'payUnits'>): boolean =>
  one.network.caipNetworkId === other.network.caipNetworkId &&
  one.account === other.account &&
  one.pay.id === other.pay.id &&
  one.get.id === other.get.id

/** Whether two orders are for the same: account, network, tokens and amount. */
export const isSameOrder = (one: SwapOrder, other: SwapOrder): boolean =>
  isSamePair(one, other) && one.payUnits === other.payUnits

/** What so many base units of a token are worth in the currency of the page, as decimal text, where that is known. */
export const valueOf = ({ price, decimals }: Pick<Asset, 'price' | 'decimals'>, units: bigint): string | undefined =>
  price === undefined ? undefined : multiply(baseUnitsToDecimal(units, decimals), String(price))

/** How many of what is got come for one of what is paid, as decimal text. */
export const rateOf = ({ pay, get, payUnits, getUnits }: SwapQuote): string | undefined =>
  divide(baseUnitsToDecimal(getUnits, get.decimals), baseUnitsToDecimal(payUnits, pay.decimals))

/**
 * How much less comes out than goes in, by their prices, in percent; never less than nothing, and `undefined` where a
 * price is not known: no price is no value (S-23).
 */
export const priceImpact = ({ pay, get, payUnits, getUnits }: SwapQuote): number | undefined => {
  const [paid, got] = [valueOf(pay, payUnits), valueOf(get, getUnits)]
  const kept = paid === undefined || got === undefined ? undefined : divide(got, paid)
  return kept === undefined ? undefined : Math.max(0, (1 - Number(kept)) * 100)
}

const HIGH_PERCENT = 3
const SEVERE_PERCENT = 15

/** From 3 % on the visitor is warned, from 15 % on they confirm twice. */
export type ImpactLevel = 'Usual' | 'High' | 'Severe'

/** How much a price impact matters; one that is not known is not known to matter. */
export const impactLevel = (percent: number | undefined): ImpactLevel => {
  if (percent === undefined || percent < HIGH_PERCENT) return 'Usual'
  return percent < SEVERE_PERCENT ? 'High' : 'Severe'
}
