import { toFraction } from '../amount/fraction.js'
import type { Asset } from '../asset/asset.js'

const tenTo = (places: number): bigint => 10n ** BigInt(places)

/** Rounds up, so that rounding never makes the payment too small. */
const dividedUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor

/**
 * First guess of the payment for an output, in base units: from both prices, or else one whole token. At least one base
 * unit.
 */
export const firstGuess = ({ pay, get }: { readonly pay: Asset; readonly get: Asset }, wanted: bigint): bigint => {
  if (pay.price === undefined || get.price === undefined) return tenTo(pay.decimals)
  const [paid, got] = [toFraction(pay.price), toFraction(get.price)]
  return dividedUp(
    wanted * got.dividend * paid.divisor * tenTo(pay.decimals),
    got.divisor * paid.dividend * tenTo(get.decimals),
  )
}

/** A payment and its output, in base units. */
interface Tried {
  readonly payUnits: bigint
  readonly getUnits: bigint
}

/** In ten-thousandths: a guess that is slightly too low would need another round. */
const MARGIN = 10_005n

const byRatio = ({ payUnits, getUnits }: Tried, wanted: bigint): bigint => dividedUp(payUnits * wanted, getUnits)

/**
 * In a constant-product pool, the price of a trade grows linearly with its size, so two points determine the payment.
 * `undefined` if the points do not fit that, as for other price curves.
 */
const byLine = (before: Tried, { payUnits: paid, getUnits: got }: Tried, wanted: bigint): bigint | undefined => {
  const slope = paid * before.getUnits - before.payUnits * got
  const run = got * before.getUnits * (paid - before.payUnits)
  const [dividend, divisor] = [wanted * paid * (run - got * slope), got * (run - wanted * slope)]
  return dividend * divisor > 0n ? dividend / divisor : undefined
}

/** A better guess, from the output of the last one and, if there is one, of the one before. */
export const nextGuess = (last: Tried, wanted: bigint, before?: Tried): bigint => {
  const guess = (before && byLine(before, last, wanted)) ?? byRatio(last, wanted)
  return dividedUp(guess * MARGIN, 10_000n)
}

/** Whether the output is at least the wanted one, and exceeds it by no more than half a percent or one unit. */
export const isCloseTo = (got: bigint, wanted: bigint): boolean =>
  got >= wanted && (got - wanted) * 200n <= wanted + 199n
