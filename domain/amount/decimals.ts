import { Decimal } from 'decimal.js'

/**
 * Decimal arithmetic of the product: 20 decimal places, half-up (S9-30). Our own copy, so no host setting leaks in.
 * A product or quotient of two amounts of 78 digits has up to 155 digits before its point (U-101); the rest keeps a
 * first rounding too far behind the 20th place to spoil the second.
 */
const Decimals = Decimal.clone({
  precision: 300,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e6,
  toExpPos: 1e6,
})

const DECIMAL_PLACES = 20

/** Sum of two decimal texts, exact. */
export const add = (left: string, right: string): string => new Decimals(left).plus(right).toFixed()

/** Product of two decimal texts at 20 decimal places, half-up (S9-30). */
export const multiply = (left: string, right: string): string =>
  new Decimals(left).times(right).toDecimalPlaces(DECIMAL_PLACES).toFixed()

/** Quotient of two decimal texts at 20 decimal places, half-up (S9-30); `undefined` for a zero divisor. */
export const divide = (dividend: string, divisor: string): string | undefined => {
  const by = new Decimals(divisor)
  return by.isZero() ? undefined : new Decimals(dividend).div(by).toDecimalPlaces(DECIMAL_PLACES).toFixed()
}

/** Where `Intl` does not know a language: without it, the browser's own would be taken (U-82). */
const DEFAULT_LOCALE = 'en-US'

const SHOWN_DECIMALS = 3
const SMALLEST_SHOWN = 0.001

/**
 * A token amount for display: exactly 3 decimals, half-up (S5-20). An amount that would round to nothing reads
 * `<0.001`, because 0 would be untrue. `locale` is a BCP 47 tag.
 */
export const formatAmount = (amount: string, locale = DEFAULT_LOCALE): string => {
  const exact = new Decimals(amount)
  const rounded = exact.toDecimalPlaces(SHOWN_DECIMALS)
  const format = new Intl.NumberFormat([locale, DEFAULT_LOCALE], {
    minimumFractionDigits: SHOWN_DECIMALS,
    maximumFractionDigits: SHOWN_DECIMALS,
  })
  if (exact.greaterThan(0) && rounded.isZero()) return `<${format.format(SMALLEST_SHOWN)}`
  return format.format(rounded.toFixed() as `${number}`)
}

const FIAT_DECIMALS = 2

const RIGHT_TO_LEFT = '\u200f'
const LEFT_TO_RIGHT = '\u200e'

/**
 * A value in a currency (ISO 4217 code) for display: `locale` (en-US by default) with 2 decimals, half-up (S5-22). A
 * sign as "US$" is one left-to-right unit, which it is not by itself where the number is read from the right.
 */
export const formatFiat = (value: string, currency: string, locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat([locale, DEFAULT_LOCALE], {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    minimumFractionDigits: FIAT_DECIMALS,
    maximumFractionDigits: FIAT_DECIMALS,
  })
    .formatToParts(new Decimals(value).toDecimalPlaces(FIAT_DECIMALS).toFixed() as `${number}`)
    .map(({ type, value: part }, _, [first]) =>
      type === 'currency' && first?.value.includes(RIGHT_TO_LEFT) ? part + LEFT_TO_RIGHT : part,
    )
    .join('')
