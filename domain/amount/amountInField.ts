/** What `plainAmount` refuses, since it could be thousands. */
const COULD_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/

/**
 * An amount of a link as a visitor would type it: with the decimal sign of their language, and with one more zero where
 * it could be read as thousands otherwise (1,125). No digit goes through a number, which would round it.
 */
export const amountInField = (amount: string, locale: string): string => {
  const parts = new Intl.NumberFormat([locale, 'en-US'], { numberingSystem: 'latn' }).formatToParts(0.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return amount.replace('.', sign).replace(COULD_BE_THOUSANDS, '$&0')
}
