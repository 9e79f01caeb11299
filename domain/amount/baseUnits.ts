import * as E from 'fp-ts/Either'

export type AmountError =
  /** Not plain decimal text: digits with at most one dot, no sign, exponent or grouping. */
  | { readonly _tag: 'NotADecimal'; readonly text: string }
  /** More fraction digits than the token has. */
  | { readonly _tag: 'TooPrecise'; readonly text: string; readonly decimals: number }

const withoutTrailingZeros = (digits: string): string => {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** More than the largest amount there is has, with all decimals that a token can have. */
const MOST_LETTERS = 400

/** Decimal text in whole coins to base units (wei, lamports). Exact: nothing is rounded away (U-101). */
export const parseBaseUnits = (text: string, decimals: number): E.Either<AmountError, bigint> => {
  const parts = text.length > MOST_LETTERS ? null : /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (parts === null) return E.left({ _tag: 'NotADecimal', text })
  const [, whole = '0', fraction = ''] = parts
  const significant = withoutTrailingZeros(fraction)
  if (significant.length > decimals) return E.left({ _tag: 'TooPrecise', text, decimals })
  return E.right(BigInt(whole + significant.padEnd(decimals, '0')))
}

/** Base units (wei, lamports) to decimal text in whole coins, exact and without trailing zeros (U-101). */
export const baseUnitsToDecimal = (units: bigint, decimals: number): string => {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = withoutTrailingZeros(digits.slice(digits.length - decimals))
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`
}
