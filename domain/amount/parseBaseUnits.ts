import * as E from 'fp-ts/Either'
import type { AmountError } from './AmountError.js'

/** Decimal text in whole coins to base units (wei, lamports). Exact: nothing is rounded away (U-101). */
export const parseBaseUnits = (text: string, decimals: number): E.Either<AmountError, bigint> => {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (parts === null) return E.left({ _tag: 'NotADecimal', text })
  const [, whole = '0', fraction = ''] = parts
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return E.left({ _tag: 'TooPrecise', text, decimals })
  return E.right(BigInt(whole + significant.padEnd(decimals, '0')))
}
