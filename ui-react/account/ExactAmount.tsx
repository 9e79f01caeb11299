import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import { multiply } from '../../domain/amount/decimals.js'
import { exactAmount } from '../../domain/amount/formatAmount.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { FeeAmount, Fiat } from './Amount.js'

/** The unit of an amount. */
interface Counted {
  readonly symbol: string
  readonly decimals: number
}

/** Writes amounts in base units with all their digits. `sign`: between number and symbol. */
export const useExactAmount = (): ((units: bigint, of: Counted, sign?: string) => string) => {
  const { locale } = useReadable(usePortico().appearance)
  return (units, { symbol, decimals }, sign = '') =>
    `${exactAmount(baseUnitsToDecimal(units, decimals), locale)} ${sign}${symbol}`
}

interface ExactAmountProps {
  /** In base units. */
  readonly units: bigint
  readonly of: Counted
  /** Between number and symbol. */
  readonly sign?: string
}

/** An amount with all its digits: nothing that is signed is rounded (U-101). */
export const ExactAmount = ({ units, of, sign }: ExactAmountProps) => (
  <bdi translate="no">{useExactAmount()(units, of, sign)}</bdi>
)

/** The value of a fee. A value that rounds to zero shows as less than one cent, because 0 would be untrue. */
const FeeValue = ({ value }: { readonly value: string }) => {
  const isDust = Number(value) < 0.005
  return (
    <bdi translate="no">
      {isDust && <span>{'<'}</span>}
      <Fiat value={isDust ? '0.01' : value} />
    </bdi>
  )
}

interface FeeProps {
  /** In base units. */
  readonly units: bigint
  readonly coin: Counted & { readonly price: number | undefined }
}

/** A fee with its value. */
export const Fee = ({ units, coin }: FeeProps) => {
  const amount = baseUnitsToDecimal(units, coin.decimals)
  return (
    <span>
      <FeeAmount amount={amount} symbol={coin.symbol} />
      {coin.price !== undefined && (
        <span>
          {' '}
          (<FeeValue value={multiply(amount, String(coin.price))} />)
        </span>
      )}
    </span>
  )
}
