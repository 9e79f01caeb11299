/** What `plainAmount` refuses, because the comma could group thousands. */
const COULD_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/

/**
 * An amount from a link as a visitor would type it: with their language's decimal sign, and with one more zero if it
 * could be read as thousands (1,125). Works on the text, because a number would round digits.
 */
export const amountInField = (amount: string, locale: string): string => {
  const parts = new Intl.NumberFormat([locale, 'en-US'], { numberingSystem: 'latn' }).formatToParts(0.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return amount.replace('.', sign).replace(COULD_BE_THOUSANDS, '$&0')
}
