/**
 * Whether a point before three digits may group thousands in a language: where a comma is the decimal sign. Some of
 * these group by a blank, but not all who write them do.
 */
const mayGroupByPoint = (locale: string): boolean =>
  new Intl.NumberFormat([locale, 'en-US'])
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

/** Three digits behind a sign that may group thousands; a zero before it groups none. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * An amount as people write it, with the digits and the decimal sign of their language, as plain decimal text.
 * `undefined` for what could be read in two ways: 1,500 everywhere, and 1.500 where a comma is the decimal sign.
 */
export const plainAmount = (text: string, locale: string): string | undefined => {
  const digits = text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066b', '.')
  const [, sign] = GROUPED.exec(digits) ?? []
  if (sign === ',' || (sign === '.' && mayGroupByPoint(locale))) return undefined
  return (
    digits
      .replace(/^(\d*),(\d*)$/, '$1.$2')
      // Half typed.
      .replace(/^(\d+)\.$/, '$1')
      .replace(/^\.(\d+)$/, '0.$1')
  )
}
