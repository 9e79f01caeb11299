import { guarded } from './guarded.js'

/** More than there are of anything that is counted here. */
const MOST = 1_000_000

/** A whole number from 0. */
export const count = guarded(
  'count',
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST,
)
