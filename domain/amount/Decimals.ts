import { Decimal } from 'decimal.js'

/**
 * Decimal arithmetic of the product: 20 decimal places, half-up (S9-30). Our own copy, so no host setting leaks in.
 * A product or quotient of two amounts of 78 digits has up to 155 digits before its point (U-101); the rest keeps a
 * first rounding too far behind the 20th place to spoil the second.
 */
export const Decimals = Decimal.clone({
  precision: 300,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e6,
  toExpPos: 1e6,
})
