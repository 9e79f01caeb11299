import { amountInField } from '../../domain/amount/amountInField.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import { multiply } from '../../domain/amount/decimals.js'
import { useLocales } from '../shared/viewHooks.js'
import { Fiat } from './Amount.js'

/** Digits behind the point that a formatter writes in any browser. */
const MOST_DIGITS = 20

/** An amount in the visitor's language, with all its digits. */
const writeAmount = (amount: string, locales: readonly string[], decimals: number): string =>
  decimals > MOST_DIGITS
    ? amountInField(amount, locales[0] ?? 'en-US')
    : new Intl.NumberFormat(locales, { maximumFractionDigits: MOST_DIGITS }).format(amount as `${number}`)

/** What amounts are counted in. */
interface Counted {
  readonly symbol: string
  readonly decimals: number
}

/** Writes amounts of so many base units with all their digits. `sign`: between number and symbol. */
export const useExactAmount = (): ((units: bigint, of: Counted, sign?: string) => string) => {
  const locales = useLocales()
  return (units, { symbol, decimals }, sign = '') =>
    `${writeAmount(baseUnitsToDecimal(units, decimals), locales, decimals)} ${sign}${symbol}`
}

interface ExactAmountProps {
  /** In base units. */
  readonly units: bigint
  readonly of: Counted
  /** Between number and symbol. */
  readonly sign?: string
}

/** An amount with all its digits: nothing that is signed is rounded (U-101). */
export const ExactAmount = ({ units, of, sign }: ExactAmountProps) => <bdi>{useExactAmount()(units, of, sign)}</bdi>

/** What a fee comes to; what rounds to no cent is less than one, because 0 would be untrue. */
const FeeValue = ({ value }: { readonly value: string }) => {
  const isDust = Number(value) < 0.005
  return (
    <bdi>
      {isDust && '<'}
      <Fiat value={isDust ? '0.01' : value} />
    </bdi>
  )
}

/** Of a fee, which is far below the decimals of other amounts. */
const FEE_DIGITS = 4

interface FeeProps {
  /** In base units. */
  readonly units: bigint
  readonly coin: Counted & { readonly price: number | undefined }
}

/** A fee as a number of few digits, with what it comes to. */
export const Fee = ({ units, coin }: FeeProps) => {
  const format = new Intl.NumberFormat(useLocales(), { maximumSignificantDigits: FEE_DIGITS })
  const amount = baseUnitsToDecimal(units, coin.decimals)
  return (
    <span>
      <bdi>
        {format.format(amount as `${number}`)} {coin.symbol}
      </bdi>
      {coin.price !== undefined && (
        <>
          {' '}
          (<FeeValue value={multiply(amount, String(coin.price))} />)
        </>
      )}
    </span>
  )
}
