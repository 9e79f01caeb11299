import { readField } from '../../shared/safeRead.js'
import { isInlineImage } from '../../http/codecs/urls.js'
import { INVISIBLE_CHARACTERS } from '../../http/codecs/text.js'

/**
 * A list that a page script made, copied before it is checked: one with getters may answer differently the second time.
 */
export const readList = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = readField(list, 'length')
  const usable = typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= mostEntries
  return usable ? Array.from({ length }, (_, index) => readField(list, String(index))) : undefined
}

/** A list of texts; `undefined` when it is none. */
export const readStrings = (list: readonly unknown[] | undefined): readonly string[] | undefined =>
  list?.every((entry) => typeof entry === 'string') === true ? list : undefined

/**
 * A wallet's icon when it is a readable inline image of at most 64 KiB (S-10); a wallet with another one is listed
 * without.
 */
export const readIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && isInlineImage(icon, { svg: true }) ? icon : undefined

const MAX_LENGTH = 64
const DISGUISED = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu')
/** Marks stacked higher than any language needs paint over the rows around. */
const STACKED = /(\p{M}{4})\p{M}+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A wallet's name as it may be shown: at most 64 characters, nothing in it that hides (S-10); `undefined` when nothing
 * is left.
 */
export const readableName = (text: string): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined
  const name = text.replace(DISGUISED, '').replace(STACKED, '$1').trim()
  return VISIBLE.test(name) ? name : undefined
}

const LATIN = /\p{Script=Latin}/u
/** Scripts with letters that are drawn as Latin ones. */
const LOOKALIKE_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Deseret}]/u
/** Cyrillic and Greek letters that cannot be told from Latin ones; words of those languages have others as well. */
const CONFUSABLES = /^[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲϳ]+$/u
const ASCII_LETTER = /^[a-z]+$/i

/** Small capitals and other letters of phonetics that are drawn as plain ones. */
const PHONETIC = /[ɑɡɪɴʀʏʙʜʟ\u1d00-\u1d22ꜰꜱ]/u
/** A mark on a Latin letter that no language puts there: those that one does are a letter of their own. */
const MARKED = /\p{Script=Latin}\p{M}/u

/** Letters in disguise: full width, mathematical, circled, superscript, Roman numerals. */
const isStyledLetter = (letter: string): boolean =>
  /[\p{L}\p{Nl}\p{So}]/u.test(letter) && !ASCII_LETTER.test(letter) && /^\(?[a-z]\)?$/i.test(letter.normalize('NFKC'))

const lettersOf = (name: string): string => name.replace(/\P{L}/gu, '')

/** Whether a name is spelt with letters that only look like Latin ones: a known name is imitated so (S-09, S-10). */
export const hasLookalikeLetters = (name: string): boolean =>
  (LATIN.test(name) && LOOKALIKE_SCRIPTS.test(name)) ||
  CONFUSABLES.test(lettersOf(name)) ||
  PHONETIC.test(name) ||
  MARKED.test(name.normalize('NFC')) ||
  Array.from(name).some(isStyledLetter)

/** Reverse domains that visitors trust by sight. */
const WELL_KNOWN: readonly string[] = [
  ...[
    'io.metamask',
    'io.metamask.flask',
    'io.metamask.mobile',
    'com.coinbase.wallet',
    'com.trustwallet.app',
    'app.phantom',
  ],
  ...[
    'io.rabby',
    'me.rainbow',
    'com.okex.wallet',
    'com.brave.wallet',
    'io.zerion.wallet',
    'com.bitget.web3',
    'com.binance.wallet',
  ],
  ...[
    'com.exodus.web3-wallet',
    'com.crypto.wallet',
    'com.enkrypt',
    'sh.frame',
    'xyz.talisman',
    'app.backpack',
    'com.ledger',
  ],
]
/** Punycode: letters of other scripts, which nobody reads in this form. */
const PUNYCODE = /(?:^|\.)xn--/i

/** Equal for texts that look alike in a sans-serif type. */
const skeletonOf = (rdns: string): string =>
  rdns
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/5/g, 's')

const isPartOf = (rdns: string, known: string): boolean => rdns.startsWith(`${known}.`) && !WELL_KNOWN.includes(rdns)

/**
 * Whether a reverse domain passes itself off as another: one that is well known, also with more behind it, or one of
 * `others` (S-10).
 */
export const isLookalikeRdns = (rdns: string, others: readonly string[]): boolean =>
  // Wallets write theirs in small letters.
  rdns !== rdns.toLowerCase() ||
  PUNYCODE.test(rdns) ||
  WELL_KNOWN.some((known) => isPartOf(rdns, known)) ||
  [...WELL_KNOWN, ...others].some((known) => known !== rdns && skeletonOf(known) === skeletonOf(rdns))
