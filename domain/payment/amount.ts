import * as E from 'fp-ts/Either'
import { type AmountError, baseUnitsToDecimal, parseBaseUnits } from '../amount/baseUnits.js'
import { multiply } from '../amount/decimals.js'
import { toFraction } from '../amount/fraction.js'
import { plainAmount } from '../amount/plainAmount.js'
import type { Asset } from '../asset/asset.js'

/** An amount: base units (wei, lamports, smallest parts of a token), at least one; or the payer's whole balance. */
export type TransferUnits = bigint | 'All'

/** The amount of a payment, as the visitor enters it. */
export type AmountEntry =
  /** In whole coins or tokens, in the number format of the visitor's language. */
  | { readonly _tag: 'Asset'; readonly text: string }
  /** In the page's currency. */
  | { readonly _tag: 'Fiat'; readonly text: string }
  /** The whole balance; for the coin, less the fee. */
  | { readonly _tag: 'All' }

/** Why an amount cannot be paid. */
export type AmountProblem =
  | { readonly _tag: 'AmountNeeded' }
  | AmountError
  /** More than the known balance: decimal text, in whole coins or tokens. */
  | { readonly _tag: 'MoreThanThereIs'; readonly available: string }
  /** A currency amount for an asset without a price, or too small for a single base unit. */
  | { readonly _tag: 'NoPrice' }

/** A valid amount. */
export interface PaymentAmount {
  readonly units: TransferUnits
  /** In whole coins or tokens, as decimal text; for "all", the known balance. */
  readonly amount: string | undefined
  /** Value in the page's currency, as decimal text, if a price is known. */
  readonly value: string | undefined
}

/** Decimals of a currency amount: more than any visitor enters. */
const MOST_PLACES = 100

const isZero = (plain: string): boolean => /^[0.]+$/.test(plain)

const tenTo = (places: number): bigint => 10n ** BigInt(places)

/** Rounds down to base units: never sends more than was entered. */
const unitsWorth = (fiat: bigint, { price, decimals }: Asset): bigint => {
  if (price === undefined) return 0n
  const { dividend, divisor } = toFraction(price)
  return (fiat * divisor * tenTo(decimals)) / (dividend * tenTo(MOST_PLACES))
}

const valueOf = (amount: string | undefined, { price }: Asset): string | undefined =>
  amount === undefined || price === undefined ? undefined : multiply(amount, String(price))

const isMoreThan = (units: bigint, balance: string, decimals: number): boolean => {
  const held = parseBaseUnits(balance, decimals)
  return E.isRight(held) && units > held.right
}

/** Exact: base units are what the visitor entered, and nothing is rounded (U-101). `locale`: BCP 47. */
export const readAmount = (
  entry: AmountEntry,
  asset: Asset,
  locale: string,
): E.Either<AmountProblem, PaymentAmount> => {
  if (entry._tag === 'All') {
    const { balance } = asset
    if (balance !== undefined && isZero(balance)) return E.left({ _tag: 'MoreThanThereIs', available: balance })
    return E.right({ units: 'All', amount: balance, value: valueOf(balance, asset) })
  }
  const { text } = entry
  if (text.trim() === '') return E.left({ _tag: 'AmountNeeded' })
  const plain = plainAmount(text, locale)
  if (plain === undefined) return E.left({ _tag: 'NotADecimal', text })
  const read = parseBaseUnits(plain, entry._tag === 'Fiat' ? MOST_PLACES : asset.decimals)
  if (E.isLeft(read)) return read
  if (isZero(plain)) return E.left({ _tag: 'AmountNeeded' })
  const units = entry._tag === 'Fiat' ? unitsWorth(read.right, asset) : read.right
  if (units === 0n) return E.left({ _tag: 'NoPrice' })
  const { balance, decimals } = asset
  if (balance !== undefined && isMoreThan(units, balance, decimals))
    return E.left({ _tag: 'MoreThanThereIs', available: balance })
  const amount = baseUnitsToDecimal(units, decimals)
  return E.right({ units, amount, value: valueOf(amount, asset) })
}
