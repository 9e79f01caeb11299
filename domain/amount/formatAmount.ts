import { Decimal } from 'decimal.js'
import { amountInField } from './amountInField.js'
import { Decimals } from './decimals.js'

/** For languages that `Intl` does not know; without a fallback it would use the browser's own language (U-82). */
const DEFAULT_LOCALE = 'en-US'

/** From seven digits before the point, numbers are abbreviated. */
const SHORT_FROM = 1e6
/** Languages have no words beyond this: compact numbers would grow with each power of ten. */
const SCIENTIFIC_FROM = 1e15
const SHORT_DIGITS = 4

/** A number as decimal text, and how to format it. */
interface Short {
  readonly text: string
  readonly options: Intl.NumberFormatOptions
}

/**
 * Abbreviates a number with seven or more digits before the point to four digits, never rounding up. It is truncated
 * here, because not every browser can round towards zero. `rounded`: the number as written in full, which may have a
 * digit more. `undefined` for shorter numbers.
 */
const inShort = (exact: Decimal, rounded: Decimal): Short | undefined => {
  if (rounded.abs().lessThan(SHORT_FROM)) return undefined
  const cut = exact.toSignificantDigits(SHORT_DIGITS, Decimal.ROUND_DOWN)
  return {
    text: cut.toFixed(),
    options: {
      notation: cut.abs().lessThan(SCIENTIFIC_FROM) ? 'compact' : 'scientific',
      maximumSignificantDigits: SHORT_DIGITS,
    },
  }
}

const write = (text: string, locale: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat([locale, DEFAULT_LOCALE], options).format(text as `${number}`)

/**
 * Rounds half-up (S5-20, S5-22), except where that adds a seventh digit: languages without a short word for thousands
 * would then show the abbreviated number in full, as a different one ("999.900" for 999,999.9996 in German).
 */
const toPlaces = (exact: Decimal, places: number): Decimal => {
  const nearest = exact.toDecimalPlaces(places)
  const isLonger = exact.abs().lessThan(SHORT_FROM) && !nearest.abs().lessThan(SHORT_FROM)
  return isLonger ? exact.toDecimalPlaces(places, Decimal.ROUND_DOWN) : nearest
}

const SHOWN_DECIMALS = 3
const THREE_DECIMALS = { minimumFractionDigits: SHOWN_DECIMALS, maximumFractionDigits: SHOWN_DECIMALS }
const SMALLEST_SHOWN = '0.001'

/**
 * A token amount for display: exactly 3 decimals, half-up (S5-20); abbreviated from seven digits before the point. An
 * amount that would round to zero reads `<0.001`, because 0 would be untrue. `locale` is a BCP 47 tag.
 */
export const formatAmount = (amount: string, locale = DEFAULT_LOCALE): string => {
  const exact = new Decimals(amount)
  const rounded = toPlaces(exact, SHOWN_DECIMALS)
  const short = inShort(exact, rounded)
  if (short !== undefined) return write(short.text, locale, short.options)
  if (exact.greaterThan(0) && rounded.isZero()) return `<${write(SMALLEST_SHOWN, locale, THREE_DECIMALS)}`
  return write(rounded.toFixed(), locale, THREE_DECIMALS)
}

/** A number with that many significant digits, half-up; abbreviated from seven digits before the point. */
export const formatDigits = (amount: string, digits: number, locale = DEFAULT_LOCALE): string => {
  const exact = new Decimals(amount)
  const short = inShort(exact, exact.toSignificantDigits(digits))
  return write(short?.text ?? exact.toFixed(), locale, short?.options ?? { maximumSignificantDigits: digits })
}

/** Fraction digits that the formatter of every browser supports. */
const MOST_DIGITS = 20

/** An amount with all its digits: nothing that is signed is rounded (U-101). Not grouped above 20 decimals. */
export const exactAmount = (amount: string, locale = DEFAULT_LOCALE): string =>
  (amount.split('.')[1] ?? '').length > MOST_DIGITS
    ? amountInField(amount, locale)
    : write(amount, locale, { maximumFractionDigits: MOST_DIGITS })

/** The `title` of an abbreviated amount: all its digits. `undefined` if the amount is not abbreviated. */
export const wholeAmount = (amount: string, locale = DEFAULT_LOCALE): string | undefined => {
  const exact = new Decimals(amount)
  return inShort(exact, toPlaces(exact, SHOWN_DECIMALS)) && exactAmount(exact.toFixed(), locale)
}

const FIAT_DECIMALS = 2
const TWO_DECIMALS = { minimumFractionDigits: FIAT_DECIMALS, maximumFractionDigits: FIAT_DECIMALS }

const RIGHT_TO_LEFT = '\u200f'
const LEFT_TO_RIGHT = '\u200e'

/** Keeps a sign such as "US$" together as one left-to-right unit where the number is read from the right. */
const writeFiat = (text: string, currency: string, locale: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat([locale, DEFAULT_LOCALE], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  })
    .formatToParts(text as `${number}`)
    .map(({ type, value: part }, _, [first]) =>
      type === 'currency' && first?.value.includes(RIGHT_TO_LEFT) ? part + LEFT_TO_RIGHT : part,
    )
    .join('')

const cents = (value: string): readonly [exact: Decimal, rounded: Decimal] => {
  const exact = new Decimals(value)
  return [exact, toPlaces(exact, FIAT_DECIMALS)]
}

/**
 * A value in a currency (ISO 4217 code) for display: `locale` (en-US by default) with 2 decimals, half-up (S5-22);
 * abbreviated from seven digits before the point.
 */
export const formatFiat = (value: string, currency: string, locale = DEFAULT_LOCALE): string => {
  const [exact, rounded] = cents(value)
  const short = inShort(exact, rounded)
  return writeFiat(short?.text ?? rounded.toFixed(), currency, locale, short?.options ?? TWO_DECIMALS)
}

/** The `title` of an abbreviated value: all of it, to the cent. `undefined` if the value is not abbreviated. */
export const wholeFiat = (value: string, currency: string, locale = DEFAULT_LOCALE): string | undefined => {
  const [exact, rounded] = cents(value)
  return inShort(exact, rounded) && writeFiat(rounded.toFixed(), currency, locale, TWO_DECIMALS)
}
