import { Decimals } from './Decimals.js'

/** A balance for display: `locale` (en-US by default) with exactly 2 decimals, half-up (S5-22). */
export const formatBalance = (balance: string, locale = 'en-US', decimals = 2): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    new Decimals(balance).toDecimalPlaces(decimals).toFixed() as `${number}`,
  )
