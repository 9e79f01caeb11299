/**
 * Whether a point before three digits may group thousands in a language: true where a comma is the decimal sign. Some
 * of these languages group by a space, but not all who write them do.
 */
const mayGroupByPoint = (locale: string): boolean =>
  new Intl.NumberFormat([locale, 'en-US'])
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

/** Three digits after a sign that may group thousands; after a leading zero it cannot. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * Converts an amount from the digits and the decimal sign of a language to plain decimal text. `undefined` for
 * ambiguous texts: 1,500 everywhere, and 1.500 where a comma is the decimal sign.
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
      // Half-typed numbers.
      .replace(/^(\d+)\.$/, '$1')
      .replace(/^\.(\d+)$/, '0.$1')
  )
}
