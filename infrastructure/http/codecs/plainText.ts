import type { Type } from 'io-ts'
import { DISGUISES } from './DISGUISES.js'
import { guarded } from './guarded.js'

const DISGUISED = new RegExp(`[${DISGUISES}]`, 'u')
/** Joiners shape the letters of some languages and the signs of some pictures; among Latin letters they only hide. */
const IN_PLACE = /([^\p{Cc}\p{Cf}\p{Script=Latin}\u0020-\u007e])[\u200c\u200d\ufe0f]/gu
/** More accents than any language stacks paint over the lines around. */
const STACKED = /\p{M}{5}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const isPlain = (text: string): boolean =>
  VISIBLE.test(text) && !STACKED.test(text) && !DISGUISED.test(text.replace(IN_PLACE, '$1'))

/** Text a person reads: 1 to `longest` characters, not blank, nothing invisible that deceives (S-12). */
export const plainText = (longest: number): Type<string, string, unknown> =>
  guarded(
    'plainText',
    (value): value is string => typeof value === 'string' && value.length <= longest && isPlain(value),
  )
