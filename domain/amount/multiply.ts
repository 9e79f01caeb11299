import { Decimals } from './Decimals.js'

const DECIMAL_PLACES = 20

/** Product of two decimal texts at 20 decimal places, half-up (S9-30). */
export const multiply = (left: string, right: string): string =>
  new Decimals(left).times(right).toDecimalPlaces(DECIMAL_PLACES).toFixed()
