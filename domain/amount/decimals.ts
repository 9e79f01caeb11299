import { Decimal } from 'decimal.js'

/**
 * Decimal arithmetic with 20 decimal places, half-up (S9-30); a clone, so that no setting of the host applies. A
 * product or quotient of two 78-digit amounts has up to 155 digits before its point (U-101). With a precision of 300,
 * the first rounding is too far behind the 20th place to affect the second.
 */
export const Decimals = Decimal.clone({
  precision: 300,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e6,
  toExpPos: 1e6,
})

const DECIMAL_PLACES = 20

/** Sum of two decimal texts, exact. */
export const add = (left: string, right: string): string => new Decimals(left).plus(right).toFixed()

/** Product of two decimal texts at 20 decimal places, half-up (S9-30). */
export const multiply = (left: string, right: string): string =>
  new Decimals(left).times(right).toDecimalPlaces(DECIMAL_PLACES).toFixed()

/** Quotient of two decimal texts at 20 decimal places, half-up (S9-30); `undefined` for a zero divisor. */
export const divide = (dividend: string, divisor: string): string | undefined => {
  const by = new Decimals(divisor)
  return by.isZero() ? undefined : new Decimals(dividend).div(by).toDecimalPlaces(DECIMAL_PLACES).toFixed()
}
