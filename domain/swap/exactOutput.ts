import { toFraction } from '../amount/fraction.js'
import type { Asset } from '../asset/asset.js'

const tenTo = (places: number): bigint => 10n ** BigInt(places)

/** Rounded up: what is paid must never be too little by a rounding. */
const dividedUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor

/**
 * How much has to be paid for so many base units, as a first guess: by the prices of both, or else one whole token. At
 * least one base unit.
 */
export const firstGuess = ({ pay, get }: { readonly pay: Asset; readonly get: Asset }, wanted: bigint): bigint => {
  if (pay.price === undefined || get.price === undefined) return tenTo(pay.decimals)
  const [paid, got] = [toFraction(pay.price), toFraction(get.price)]
  return dividedUp(
    wanted * got.dividend * paid.divisor * tenTo(pay.decimals),
    got.divisor * paid.dividend * tenTo(get.decimals),
  )
}

/** What was paid and what came out of it, in base units. */
interface Tried {
  readonly payUnits: bigint
  readonly getUnits: bigint
}

/** Of ten thousand: a guess that is a hair too low would have to be made once more. */
const MARGIN = 10_005n

const byRatio = ({ payUnits, getUnits }: Tried, wanted: bigint): bigint => dividedUp(payUnits * wanted, getUnits)

/**
 * In a pool of constant product the price of a trade grows in a straight line with its size, and what has to be paid
 * follows from two points of it. `undefined` where the two say nothing, as of a price that does not move that way.
 */
const byLine = (before: Tried, { payUnits: paid, getUnits: got }: Tried, wanted: bigint): bigint | undefined => {
  const slope = paid * before.getUnits - before.payUnits * got
  const run = got * before.getUnits * (paid - before.payUnits)
  const [dividend, divisor] = [wanted * paid * (run - got * slope), got * (run - wanted * slope)]
  return dividend * divisor > 0n ? dividend / divisor : undefined
}

/** A better guess, by what came out of the last one, and of the one before where there is one. */
export const nextGuess = (last: Tried, wanted: bigint, before?: Tried): bigint => {
  const guess = (before && byLine(before, last, wanted)) ?? byRatio(last, wanted)
  return dividedUp(guess * MARGIN, 10_000n)
}

/** Whether at least as much comes out as is wanted, and hardly more: half a percent, or a unit. */
export const isCloseTo = (got: bigint, wanted: bigint): boolean =>
  got >= wanted && (got - wanted) * 200n <= wanted + 199n
