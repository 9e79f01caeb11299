import { KNOWN_RDNS } from './knownWallets.js'

const LATIN = /\p{sc=Latn}/u
/** Scripts whose words stand beside Latin ones without a blank. */
const EAST_ASIAN = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\uac00-\ud7a3]/u
/** Other scripts in use today (UAX 31, table 5). */
const WRITTEN_TODAY =
  /[\p{sc=Arab}\p{sc=Armn}\p{sc=Beng}\p{sc=Bopo}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Ethi}\p{sc=Geor}\p{sc=Grek}\p{sc=Gujr}\p{sc=Guru}\p{sc=Hebr}\p{sc=Khmr}\p{sc=Knda}\p{sc=Laoo}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Thaa}\p{sc=Thai}\p{sc=Tibt}]/u
/** Scripts with words that can look Latin, and letters, found in most of their words, that cannot. */
const ALMOST_LATIN = /[\p{sc=Armn}\p{sc=Cyrl}\p{sc=Grek}]/u
const UNMISTAKABLE = /[бджийлфцчшщыэюяδθλξπφψաբեէիմ]/iu
/** Latin letters outside the basic alphabet, with or without a mark, that are not mistaken for a basic one. */
const OWN_LETTERS = /[ßæœþðøłđħŋ]/iu
/** Turkish letters: words with `ı`, which other readers take for `i`, mostly contain one of these. */
const TURKISH = /[şğ]/iu
/** A mark on a Latin letter where no language has it: those in use form one code point with the letter. */
const MARKED = /\p{sc=Latn}\p{M}/u
const CIRCLED = /^\(?[a-z]\)?$/i
/**
 * Signs and digits allowed beside Latin letters; below, those of mathematics and other scripts that look like letters.
 */
const HARMLESS_SIGNS = /[\p{ASCII}\p{Emoji}°]/gu
const DRAWN_AS_LETTERS = /[\p{Nd}\p{Sm}\p{So}〇丨‖׀।॥⁞⸠⸡⸽⸾︱︲]/u
/** Signs used as letters: bars, daggers and pictures in a word, circles, currency signs, and boxed letters. */
const DRAWN_FOR_LETTERS =
  /\p{L}[|¦°@!¡$]+\p{L}|[§¶†‡®°]\p{L}|\p{L}[§¶†‡]|\p{L}(?!\p{ASCII})\p{Emoji}\ufe0f?\p{L}|(?:(?!\$)\p{Sc}|[⭕⚪⚫🔴🔵🟠-🟤])\ufe0f?\p{L}|\p{L}[⭕⚪⚫🔴🔵🟠-🟤]|[\u{1f130}-\u{1f19a}]/u
/** Signs for "verified" or "safe", which a wallet must not give itself. */
const SIGN_OF_CHECKS = /[✓✔✅☑⍻🗸🗹🛡🔏-🔓🔰🏅🎖]/u
/** The same claim in words, as `plainLetters` writes them. */
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

/** Marks on letters, and small signs after a name that NFKC turns into letters. */
const ACCENTS = /\p{M}+|[™℠¹²³\u2070-\u208e]/gu
const STROKES: Readonly<Record<string, string>> = { ß: 'b', þ: 'p', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŋ: 'n' }

/** Equal for names that look alike in a sans-serif type, whatever stands on or between their letters. */
export const nameSkeleton = (name: string): string =>
  // A name made of signs only is compared unchanged.
  plainLetters(
    name
      .normalize('NFD')
      .replace(ACCENTS, '')
      .toLowerCase()
      .replace(/[ßþøłđðħŋ]/g, (letter) => STROKES[letter] ?? letter),
  ) || name

const isHarmless = (letter: string): boolean => {
  if (!LATIN.test(letter)) return EAST_ASIAN.test(letter) || WRITTEN_TODAY.test(letter)
  // Excludes the kelvin sign, which looks like a K and normalises to it.
  const isAlphabet = /[a-z]/i.test(letter.normalize('NFD')) && letter.normalize('NFC') === letter
  return isAlphabet || OWN_LETTERS.test(letter)
}

const isMixed = (word: string): boolean => LATIN.test(word) && WRITTEN_TODAY.test(word)

/**
 * Whether a name or symbol uses letters that only look like Latin ones, as imitations of known names do (S-09, S-10).
 * Everything not known to be harmless counts: small capitals, mathematical and circled letters, marks that no language
 * uses, scripts of the past, words of two scripts, and words of other scripts that look Latin. A name that claims to be
 * verified counts, too.
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
/** Punycode: encodes letters of other scripts, which are unreadable in this form. */
const PUNYCODE = /(?:^|\.)xn--/i

/** A reverse domain without separators, which many readers overlook. */
const flat = (rdns: string): string => skeletonOf(rdns).replaceAll('.', '')
/** The labels of a reverse domain, split into words. */
const wordsOf = (rdns: string): readonly string[] => rdns.split(/[.-]/).map(skeletonOf)

const looksLike = (rdns: string, known: string): boolean => known !== rdns && flat(known) === flat(rdns)

/** A maker's name that is also a common word in wallet names. */
const ANYBODYS = 'crypto'

/** Whether an rdns contains the known one, or the known maker's name (the second word) as a word. */
const isMadeOf = (rdns: string, known: string): boolean => {
  const [, maker = known] = wordsOf(known)
  return flat(rdns).includes(flat(known)) || (maker !== ANYBODYS && wordsOf(rdns).includes(maker))
}

/** Whether two reverse domains read the same, and it cannot be known which one imitates the other. */
export const readTheSame = (left: string, right: string): boolean =>
  left === right || (!KNOWN.includes(left) && !KNOWN.includes(right) && looksLike(left, right))

/**
 * Whether a reverse domain imitates a well-known one, also with additions before, between or after its labels, or one
 * of `others` (S-10).
 */
export const isLookalikeRdns = (rdns: string, others: readonly string[]): boolean =>
  // Wallets write theirs in lower case.
  rdns !== rdns.toLowerCase() ||
  PUNYCODE.test(rdns) ||
  (!KNOWN.includes(rdns) && KNOWN.some((known) => isMadeOf(rdns, known))) ||
  others.some((other) => looksLike(rdns, other))
