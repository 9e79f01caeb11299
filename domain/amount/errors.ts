import { type ErrorTable, fixed } from '../errors/errorTable.js'
import type { AmountError } from './baseUnits.js'

/** Errors of typed amounts. */
export const AMOUNT_ERRORS: ErrorTable<AmountError> = {
  NotADecimal: fixed('PTC-AMOUNT-INVALID', 'The amount is not a decimal number', false),
  TooPrecise: fixed('PTC-AMOUNT-PRECISION', 'The amount has more decimals than the token', false),
}
