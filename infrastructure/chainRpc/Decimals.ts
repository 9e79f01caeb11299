import { guarded } from '../http/codecs/guarded.js'

/** Places behind the point of a token. */
export const Decimals = guarded(
  'Decimals',
  (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255,
)
