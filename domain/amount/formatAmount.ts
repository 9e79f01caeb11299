import { Decimals } from './Decimals.js'

const SHOWN_DECIMALS = 3
const SMALLEST_SHOWN = '0.001'

/**
 * A token amount for display: 3 decimals, half-up, no trailing zeros (S5-20). An amount that would
 * round to nothing reads `<0.001`, because 0 would be untrue. `locale` is a BCP 47 tag.
 */
export const formatAmount = (amount: string, locale = 'en-US'): string => {
  const exact = new Decimals(amount)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: SHOWN_DECIMALS })
  if (exact.greaterThan(0) && exact.lessThan(SMALLEST_SHOWN)) return `<${format.format(Number(SMALLEST_SHOWN))}`
  return format.format(exact.toDecimalPlaces(SHOWN_DECIMALS).toFixed() as `${number}`)
}
