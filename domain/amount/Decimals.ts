import { Decimal } from 'decimal.js'

/** Decimal arithmetic of the product: 20 decimal places, half-up (S9-30). Our own copy, so no host setting leaks in. */
export const Decimals = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -1e6, toExpPos: 1e6 })
