import { baseUnitsToDecimal } from '../amount/baseUnits.js'
import { divide, multiply } from '../amount/decimals.js'
import type { Network } from '../network/network.js'
import type { Asset } from '../asset/asset.js'
import type { AskedPayment } from '../payment/openPayment.js'

/** A complete swap, for which a quote can be requested. */
export interface SwapOrder {
  readonly network: Network
  /** Plain address of the account. */
  readonly account: string
  readonly pay: Asset
  readonly get: Asset
  /** The amount that leaves the account, in base units. */
  readonly payUnits: bigint
}

/**
 * The source of a quote's minimum: the server that quoted it, the decoded contract call, or a node's simulation. There
 * is no source if a token charges its own fee: the simulated output is not guaranteed.
 */
type LeastBy = 'Server' | 'Call' | 'Trial' | 'Nobody'

/** An offer for an order. Valid for one account, network and amount, and for ten seconds (S-24, U-102). */
export interface SwapQuote extends SwapOrder {
  /** Output, in base units. */
  readonly getUnits: bigint
  /** Minimum output, in base units, below which the chain refuses the swap. At least one. */
  readonly leastUnits: bigint
  readonly leastBy: LeastBy
  /** Ms since the epoch. */
  readonly expiresAt: number
}

/** In percent (S9-17). */
export const SLIPPAGE_PERCENT = 1

/** How long a quote is valid, in ms. */
export const QUOTE_LIFETIME_MS = 10_000

/** The minimum for a positive output: one percent less, and never zero. */
const leastOf = (getUnits: bigint): bigint => {
  const least = (getUnits * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
  return least > 0n ? least : 1n
}

/**
 * Percent by which the minimum is below the output. More than the slippage if there are few base units, which cannot be
 * split.
 */
export const slippageOf = ({ getUnits, leastUnits }: Pick<SwapQuote, 'getUnits' | 'leastUnits'>): number =>
  (1 - Number(leastUnits) / Number(getUnits)) * 100

/** A quote from an answer that arrived at `now` (ms since the epoch). */
export const makeQuote = (order: SwapOrder, getUnits: bigint, now: number): SwapQuote => ({
  ...order,
  getUnits,
  leastUnits: leastOf(getUnits),
  leastBy: 'Server',
  expiresAt: now + QUOTE_LIFETIME_MS,
})

/** The quote with the output that arrives, in base units, after a token's own fee. */
export const withTokenFee = (quote: SwapQuote, arrives: bigint): SwapQuote => ({
  ...quote,
  getUnits: arrives,
  leastUnits: leastOf(arrives),
  leastBy: 'Nobody',
})

/** Whether a quote is still valid. `now`: ms since the epoch. */
export const isFresh = ({ expiresAt }: Pick<SwapQuote, 'expiresAt'>, now: number): boolean => now < expiresAt

/** Whether two orders have the same account, network and tokens, each on the same side. */
const isSamePair = (one: Omit<SwapOrder, 'payUnits'>, other: Omit<SwapOrder, 'payUnits'>): boolean =>
  one.network.caipNetworkId === other.network.caipNetworkId &&
  one.account === other.account &&
  one.pay.id === other.pay.id &&
  one.get.id === other.get.id

/** Whether two orders have the same account, network, tokens and amount. */
export const isSameOrder = (one: SwapOrder, other: SwapOrder): boolean =>
  isSamePair(one, other) && one.payUnits === other.payUnits

/**
 * The order as it is noted before a wallet is asked. Two orders of the same pair may be the same swap twice: amounts
 * given in a currency never repeat exactly.
 */
export const askedForSwap = ({ network, account, pay, get, payUnits }: SwapOrder): AskedPayment => ({
  namespace: network.chainNamespace,
  order: ['swap', network.caipNetworkId, account, pay.id, get.id].join(' ').toLowerCase(),
  amount: `${baseUnitsToDecimal(payUnits, pay.decimals)} ${pay.symbol}`,
})

/** Value of that many base units of a token in the page's currency, as decimal text, if a price is known. */
export const valueOf = ({ price, decimals }: Pick<Asset, 'price' | 'decimals'>, units: bigint): string | undefined =>
  price === undefined ? undefined : multiply(baseUnitsToDecimal(units, decimals), String(price))

/** Units of the received token per unit of the paid token, as decimal text. */
export const rateOf = ({ pay, get, payUnits, getUnits }: SwapQuote): string | undefined =>
  divide(baseUnitsToDecimal(getUnits, get.decimals), baseUnitsToDecimal(payUnits, pay.decimals))

/**
 * Percent of the value that is lost, by the prices of both tokens; never negative, and `undefined` without both prices:
 * a missing price is not a price of 0 (S-23).
 */
export const priceImpact = ({ pay, get, payUnits, getUnits }: SwapQuote): number | undefined => {
  const [paid, got] = [valueOf(pay, payUnits), valueOf(get, getUnits)]
  const kept = paid === undefined || got === undefined ? undefined : divide(got, paid)
  return kept === undefined ? undefined : Math.max(0, (1 - Number(kept)) * 100)
}

const HIGH_PERCENT = 3
const SEVERE_PERCENT = 15

/** From 3 % the visitor is warned, from 15 % they confirm twice. */
export type ImpactLevel = 'Usual' | 'High' | 'Severe'

/** How much a price impact matters; an unknown one counts as usual. */
export const impactLevel = (percent: number | undefined): ImpactLevel => {
  if (percent === undefined || percent < HIGH_PERCENT) return 'Usual'
  return percent < SEVERE_PERCENT ? 'High' : 'Severe'
}
