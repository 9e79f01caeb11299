import type { Type } from 'io-ts'
import { guarded } from './guarded.js'

/** Text of a given form. */
export const matching = (pattern: RegExp): Type<string, string, unknown> =>
  guarded('matching', (value): value is string => typeof value === 'string' && pattern.test(value))
