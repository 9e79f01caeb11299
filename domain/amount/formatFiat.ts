import { Decimals } from './Decimals.js'

/** A value in a currency (ISO 4217 code) for display, 2 decimals, half-up. */
export const formatFiat = (value: string, currency: string, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    new Decimals(value).toDecimalPlaces(2).toFixed() as `${number}`,
  )
