import { formatAmount, formatFiat } from '../../domain/amount/decimals.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { amount as amountClass } from './AccountView.styles.js'

/**
 * A token amount with its symbol: 3 decimals (S5-20), in the digits of the language, read as one left-to-right unit.
 */
export const Amount = ({ amount, symbol }: { readonly amount: string; readonly symbol: string }) => {
  const { locale } = useReadable(usePortico().appearance)
  return (
    <bdi className={amountClass}>
      {formatAmount(amount, locale)} {symbol}
    </bdi>
  )
}

/** What something is worth, in the host's currency: 2 decimals (S5-22), in the digits of the language. */
export const Fiat = ({ value }: { readonly value: string }) => {
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const { currency } = useReadable(host)
  return <bdi className={amountClass}>{formatFiat(value, currency.toUpperCase(), locale)}</bdi>
}
