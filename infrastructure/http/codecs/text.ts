import type { Type } from 'io-ts'
import { fromRefinement, stringMatching } from './combinators.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { parseCaipNetworkId } from '../../../domain/network/caip2.js'

/**
 * A character class, for a pattern with the flag `u`, of characters that are invisible or move their neighbours and so
 * disguise a text: controls, formats (including direction marks), line separators, lone surrogates, private use, blanks
 * in the letter category, and variation selectors.
 */
const INVISIBLE_CHARACTERS =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}'

const DISGUISED = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'u')
/** Joiners are legitimate in some scripts and emoji; among Latin letters they only hide. */
const IN_PLACE = /([^\p{Cc}\p{Cf}\p{Script=Latin}\u0020-\u007e])[\u200c\u200d\ufe0f]/gu
/** More accents than any language stacks; they overlap adjacent lines. */
const STACKED = /\p{M}{5}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const isPlain = (text: string): boolean =>
  VISIBLE.test(text) && !STACKED.test(text) && !DISGUISED.test(text.replace(IN_PLACE, '$1'))

/** Text shown to a visitor: 1 to `longest` characters, not blank, without deceptive invisible characters (S-12). */
export const plainText = (longest: number): Type<string, string, unknown> =>
  fromRefinement(
    'plainText',
    (value): value is string => typeof value === 'string' && value.length <= longest && isPlain(value),
  )

const ALL_DISGUISED = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu')
/** Beyond the accents that any language stacks; they overlap adjacent rows. One by one: a run would be backtracked. */
const TOO_HIGH = /(?<=\p{M}{4})\p{M}/gu

/** Removes invisible and displacing characters and collapses blanks; `undefined` if nothing visible is left. */
export const readableText = (text: string): string | undefined => {
  const plain = text
    .replace(ALL_DISGUISED, '')
    .replace(TOO_HIGH, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  return VISIBLE.test(plain) ? plain : undefined
}

/** Starts with a letter or digit, so that it is safe in a path. */
export const plainId = stringMatching(/^[a-z0-9][\w.-]{0,127}$/i)

export const reverseDomain = stringMatching(/^(?=.{1,128}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i)

/** CAIP-2. */
const CAIP_2_PATTERN = /^[-a-z0-9]{3,8}:[-\w]{1,32}$/i

export const caipNetworkId = fromRefinement(
  'caipNetworkId',
  (value): value is CaipNetworkId =>
    typeof value === 'string' && CAIP_2_PATTERN.test(value) && parseCaipNetworkId(value) !== undefined,
)
