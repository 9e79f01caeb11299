import { type ErrorTable, fixed } from '../errors/errorTable.js'
import type { AccountError } from './caip10.js'

/** Errors of accounts. */
export const ACCOUNT_ERRORS: ErrorTable<AccountError> = {
  InvalidCaipAddress: fixed('PTC-CAIP-ADDRESS', 'Invalid CAIP Address', false),
}
