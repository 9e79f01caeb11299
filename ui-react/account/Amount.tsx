import { formatAmount, formatDigits, formatFiat, wholeAmount, wholeFiat } from '../../domain/amount/formatAmount.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { amount as amountClass, number } from './AccountView.styles.js'

interface AmountProps {
  readonly amount: string
  readonly symbol: string
}

/**
 * A token amount with its symbol: 3 decimals (S5-20), in the digits of the language, as one left-to-right unit. An
 * abbreviated amount has all its digits in the title. A long symbol may wrap, the number never does.
 */
export const Amount = ({ amount, symbol }: AmountProps) => {
  const { locale } = useReadable(usePortico().appearance)
  const whole = wholeAmount(amount, locale)
  return (
    <bdi className={amountClass} title={whole && `${whole} ${symbol}`} translate="no">
      <span className={number}>{formatAmount(amount, locale)}</span> {symbol}
    </bdi>
  )
}

/** Significant digits of a fee, which is far below the decimals of other amounts. */
const FEE_DIGITS = 4

/** A fee with few digits; an unusually large one shows all its digits, because it will be signed. */
export const FeeAmount = ({ amount, symbol }: AmountProps) => {
  const { locale } = useReadable(usePortico().appearance)
  const written = wholeAmount(amount, locale) ?? formatDigits(amount, FEE_DIGITS, locale)
  return <bdi translate="no">{`${written} ${symbol}`}</bdi>
}

/** A value in the host's currency: 2 decimals (S5-22), in the digits of the language. */
export const Fiat = ({ value }: { readonly value: string }) => {
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const currency = useReadable(host).currency.toUpperCase()
  return (
    <bdi className={number} title={wholeFiat(value, currency, locale)} translate="no">
      {formatFiat(value, currency, locale)}
    </bdi>
  )
}

/** An amount in a line of text: as shown and, if it is abbreviated, with all its digits for the title. */
export interface SaidAmount {
  readonly text: string
  readonly title: string | undefined
}

/** Writes amounts with their symbols into a line of text; `say` makes the sentence. */
export const useSaidAmount = () => {
  const { locale } = useReadable(usePortico().appearance)
  return (amount: string, symbol: string, say: (amount: string) => string): SaidAmount => {
    const whole = wholeAmount(amount, locale)
    const line = (written: string): string => say(`${written} ${symbol}`.trim())
    return { text: line(formatAmount(amount, locale)), title: whole && line(whole) }
  }
}
