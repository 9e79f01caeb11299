import { KNOWN_RDNS } from './knownWallets.js'

const LATIN = /\p{sc=Latn}/u
/** The scripts of words that stand beside Latin ones without a blank. */
const EAST_ASIAN = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\uac00-\ud7a3]/u
/** Other scripts that people write today (UAX 31, table 5). */
const WRITTEN_TODAY =
  /[\p{sc=Arab}\p{sc=Armn}\p{sc=Beng}\p{sc=Bopo}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Ethi}\p{sc=Geor}\p{sc=Grek}\p{sc=Gujr}\p{sc=Guru}\p{sc=Hebr}\p{sc=Khmr}\p{sc=Knda}\p{sc=Laoo}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Thaa}\p{sc=Thai}\p{sc=Tibt}]/u
/** Those with words that can be drawn as Latin ones, and letters that are in most words of theirs and are not. */
const ALMOST_LATIN = /[\p{sc=Armn}\p{sc=Cyrl}\p{sc=Grek}]/u
const UNMISTAKABLE = /[бджийлфцчшщыэюяδθλξπφψաբեէիմ]/iu
/** Latin letters that are not of the alphabet, with or without a mark on them, and that nobody takes for one. */
const OWN_LETTERS = /[ßæœþðøłđħŋ]/iu
/** Of Turkish: its words with an `ı`, which is an `i` to all others, mostly have one of these. */
const TURKISH = /[şğ]/iu
/** A mark on a Latin letter that no language puts there: those that one does are a letter of their own. */
const MARKED = /\p{sc=Latn}\p{M}/u
const CIRCLED = /^\(?[a-z]\)?$/i
/** Signs and digits beside Latin letters: those of mathematics and of other scripts are drawn as some of them. */
const HARMLESS_SIGNS = /[\p{ASCII}\p{Emoji}°]/gu
const DRAWN_AS_LETTERS = /[\p{Nd}\p{Sm}\p{So}〇丨‖׀।॥⁞⸠⸡⸽⸾︱︲]/u
/** In place of letters: bars, daggers and pictures in a word, circles, signs of currencies, and letters in boxes. */
const DRAWN_FOR_LETTERS =
  /\p{L}[|¦°@!¡$]+\p{L}|[§¶†‡®°]\p{L}|\p{L}[§¶†‡]|\p{L}(?!\p{ASCII})\p{Emoji}\ufe0f?\p{L}|(?:(?!\$)\p{Sc}|[⭕⚪⚫🔴🔵🟠-🟤])\ufe0f?\p{L}|\p{L}[⭕⚪⚫🔴🔵🟠-🟤]|[\u{1f130}-\u{1f19a}]/u
/** Signs that something was checked, or is safe, are for whoever checks to show. */
const SIGN_OF_CHECKS = /[✓✔✅☑⍻🗸🗹🛡🔏-🔓🔰🏅🎖]/u
/** The same in words, as `plainLetters` writes them. */
const CLAIMS_TO_BE_CHECKED = /verlfled|certlfled|verlflz|verlflca|vérlflé|провер|موثق|验证|驗證|认证|認証|認證|인증/

/** Equal for texts that look alike in a sans-serif type. */
const skeletonOf = (rdns: string): string =>
  rdns
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/5/g, 's')

const plainLetters = (name: string): string =>
  skeletonOf(
    name
      .normalize('NFKC')
      .replace(/[|¦‖]/g, 'l')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** What is on letters, and small signs behind a name, of which NFKC makes letters. */
const ACCENTS = /\p{M}+|[™℠¹²³\u2070-\u208e]/gu
const STROKES: Readonly<Record<string, string>> = { ß: 'b', þ: 'p', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŋ: 'n' }

/** Equal for names that look alike in a sans-serif type, whatever stands between their letters, or on these. */
export const nameSkeleton = (name: string): string =>
  // A name of signs alone looks like itself.
  plainLetters(
    name
      .normalize('NFD')
      .replace(ACCENTS, '')
      .toLowerCase()
      .replace(/[ßþøłđðħŋ]/g, (letter) => STROKES[letter] ?? letter),
  ) || name

const isHarmless = (letter: string): boolean => {
  if (!LATIN.test(letter)) return EAST_ASIAN.test(letter) || WRITTEN_TODAY.test(letter)
  // The sign of kelvin is not the letter that it is drawn, and normalised, as.
  const isAlphabet = /[a-z]/i.test(letter.normalize('NFD')) && letter.normalize('NFC') === letter
  return isAlphabet || OWN_LETTERS.test(letter)
}

const isMixed = (word: string): boolean => LATIN.test(word) && WRITTEN_TODAY.test(word)

/**
 * Whether a name or a symbol is spelt with letters that only look like Latin ones: known ones are imitated so (S-09,
 * S-10). What is not known to be harmless counts: small capitals, mathematical and circled letters, marks that no
 * language knows, scripts of the past, words of two scripts, and words that are Latin to the eye alone. So does a name
 * that says it was checked.
 */
export const hasLookalikeLetters = (text: string): boolean => {
  const name = text.normalize('NFC')
  const letters = (TURKISH.test(name) ? text.replace(/ı/g, 'i') : text).match(/[\p{L}\p{Nl}]/gu) ?? []
  const isLatin = LATIN.test(name)
  const isAlmostLatin = ALMOST_LATIN.test(name)
  return (
    !letters.every(isHarmless) ||
    DRAWN_FOR_LETTERS.test(name) ||
    SIGN_OF_CHECKS.test(name) ||
    CLAIMS_TO_BE_CHECKED.test(plainLetters(name)) ||
    MARKED.test(name) ||
    (name.match(/\p{So}/gu) ?? []).some((sign) => CIRCLED.test(sign.normalize('NFKC'))) ||
    name.split(/[^\p{L}\p{M}]/u).some(isMixed) ||
    (isLatin && DRAWN_AS_LETTERS.test(name.replace(HARMLESS_SIGNS, ''))) ||
    (isAlmostLatin && (isLatin || !UNMISTAKABLE.test(name)))
  )
}

const KNOWN: readonly string[] = KNOWN_RDNS
/** Punycode: letters of other scripts, which nobody reads in this form. */
const PUNYCODE = /(?:^|\.)xn--/i

/** A reverse domain without what parts it, which reads the same to many. */
const flat = (rdns: string): string => skeletonOf(rdns).replaceAll('.', '')
/** The labels of a reverse domain, and their words. */
const wordsOf = (rdns: string): readonly string[] => rdns.split(/[.-]/).map(skeletonOf)

const looksLike = (rdns: string, known: string): boolean => known !== rdns && flat(known) === flat(rdns)

/** A maker's name that is any wallet's word, too. */
const ANYBODYS = 'crypto'

/**
 * Whether one is what the other is, with something before or behind it, or has the name of its maker, which is the
 * second word, anywhere.
 */
const isMadeOf = (rdns: string, known: string): boolean => {
  const [, maker = known] = wordsOf(known)
  return flat(rdns).includes(flat(known)) || (maker !== ANYBODYS && wordsOf(rdns).includes(maker))
}

/** Whether two reverse domains read the same, and nobody knows which of them is the one that is imitated. */
export const readTheSame = (left: string, right: string): boolean =>
  left === right || (!KNOWN.includes(left) && !KNOWN.includes(right) && looksLike(left, right))

/**
 * Whether a reverse domain passes itself off as another: as one that is well known, also with more before, between or
 * behind its labels, or as one of `others` (S-10).
 */
export const isLookalikeRdns = (rdns: string, others: readonly string[]): boolean =>
  // Wallets write theirs in small letters.
  rdns !== rdns.toLowerCase() ||
  PUNYCODE.test(rdns) ||
  (!KNOWN.includes(rdns) && KNOWN.some((known) => isMadeOf(rdns, known))) ||
  others.some((other) => looksLike(rdns, other))
