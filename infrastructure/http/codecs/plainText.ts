import type { Type } from 'io-ts'
import { guarded } from './guarded.js'

/** Control characters, and those that turn the direction of text around and so can disguise a name. */
const DECEIVING = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** Text a person reads: 1 to `longest` characters, not blank, nothing invisible that deceives (S-12). */
export const plainText = (longest: number): Type<string, string, unknown> =>
  guarded(
    'plainText',
    (value): value is string =>
      typeof value === 'string' && value.length <= longest && value.trim() !== '' && !DECEIVING.test(value),
  )
