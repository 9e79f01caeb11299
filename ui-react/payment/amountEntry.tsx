import { amountInField } from '../../domain/amount/amountInField.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { AmountEntry } from '../../domain/payment/amount.js'
import { Amount, Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { PAYMENT } from './messages.js'

/** Cuts decimals beyond the cents. */
const inCents = (value: string): string => value.replace(/(\.\d{2})\d+$/, '$1')

interface AmountEntryOptions {
  readonly entry: AmountEntry
  readonly asset: Asset | undefined
  /** The amount in whole coins or tokens, and its value in the page's currency, as decimal texts, if known. */
  readonly amount: string | undefined
  readonly value: string | undefined
  readonly onEntry: (entry: AmountEntry) => void
}

/** The field of an amount that is entered in an asset, in the page's currency, or as all there is. */
export const useAmountEntry = ({ entry, asset, amount, value, onEntry }: AmountEntryOptions) => {
  const t = useMessages(PAYMENT)
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const currency = useReadable(host).currency.toUpperCase()
  const symbol = asset?.symbol ?? ''
  const isFiat = entry._tag === 'Fiat'
  const inAsset = amount === undefined ? '' : amountInField(amount, locale)
  const inFiat = value === undefined ? '' : amountInField(inCents(value), locale)
  const coins = amount === undefined ? undefined : <Amount amount={amount} symbol={symbol} />
  const money = value === undefined ? undefined : <Fiat value={value} />
  return {
    /** The page's currency, in capitals; `undefined` unless the amount is entered in it. */
    currency: isFiat ? currency : undefined,
    text: entry._tag === 'All' ? inAsset : entry.text,
    setText: (text: string) => onEntry({ _tag: isFiat ? 'Fiat' : 'Asset', text }),
    setAll: () => onEntry({ _tag: 'All' }),
    /** Enters the same amount in the other unit; its name, and words for that. */
    turn: () => onEntry(isFiat ? { _tag: 'Asset', text: inAsset } : { _tag: 'Fiat', text: inFiat }),
    otherUnit: isFiat ? symbol : currency,
    turnWords: isFiat ? t('payment.asAsset', { symbol }) : t('payment.asFiat', { currency }),
    /** The amount in the other unit; `undefined` while unknown. */
    worth: isFiat ? coins : money,
  }
}
