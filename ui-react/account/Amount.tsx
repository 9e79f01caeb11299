import { formatAmount, formatDigits, formatFiat, wholeAmount, wholeFiat } from '../../domain/amount/formatAmount.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { amount as amountClass, number } from './AccountView.styles.js'

interface AmountProps {
  readonly amount: string
  readonly symbol: string
}

/**
 * A token amount with its symbol: 3 decimals (S5-20), in the digits of the language, read as one left-to-right unit. In
 * short, it has all its digits in the title. A symbol of any length goes on in the next line, and a number never does.
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

/** Of a fee, which is far below the decimals of other amounts. */
const FEE_DIGITS = 4

/** A fee as a number of few digits; one that is larger than any has all of its digits, because it is to be signed. */
export const FeeAmount = ({ amount, symbol }: AmountProps) => {
  const { locale } = useReadable(usePortico().appearance)
  const written = wholeAmount(amount, locale) ?? formatDigits(amount, FEE_DIGITS, locale)
  return <bdi translate="no">{`${written} ${symbol}`}</bdi>
}

/** What something is worth, in the host's currency: 2 decimals (S5-22), in the digits of the language. */
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

/** What is said in a line of text of so much, as it is shown and, where that is in short, with all its digits. */
interface SaidAmount {
  readonly text: string
  readonly title: string | undefined
}

/** Says amounts with their symbols in a line of text; `say` makes a sentence of one. */
export const useSaidAmount = () => {
  const { locale } = useReadable(usePortico().appearance)
  return (amount: string, symbol: string, say: (amount: string) => string): SaidAmount => {
    const whole = wholeAmount(amount, locale)
    const line = (written: string): string => say(`${written} ${symbol}`.trim())
    return { text: line(formatAmount(amount, locale)), title: whole && line(whole) }
  }
}
