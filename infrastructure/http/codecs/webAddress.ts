import { guarded } from './guarded.js'
import { isWebAddress } from './isWebAddress.js'

export const webAddress = guarded(
  'webAddress',
  (value): value is string => typeof value === 'string' && isWebAddress(value),
)
