import { Decimals } from './Decimals.js'

const DECIMAL_PLACES = 20

/** Quotient of two decimal texts at 20 decimal places, half-up (S9-30); `undefined` for a zero divisor. */
export const divide = (dividend: string, divisor: string): string | undefined => {
  const by = new Decimals(divisor)
  return by.isZero() ? undefined : new Decimals(dividend).div(by).toDecimalPlaces(DECIMAL_PLACES).toFixed()
}
