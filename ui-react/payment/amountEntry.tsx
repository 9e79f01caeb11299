import type { ReactElement } from 'react'
import { amountInField } from '../../domain/amount/amountInField.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { AmountEntry } from '../../domain/send/sendAmount.js'
import { Amount, Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { PAYMENT } from './messages.js'

/** Cuts decimals beyond the cents. */
const inCents = (value: string): string => value.replace(/(\.\d{2})\d+$/, '$1')

interface AmountEntryOptions {
  /** `undefined`: the amount is computed, not entered. */
  readonly entry: AmountEntry | undefined
  readonly asset: Asset | undefined
  /** The amount in whole coins or tokens, and its value in the page's currency, as decimal texts, if known. */
  readonly amount: string | undefined
  readonly value: string | undefined
  readonly onEntry: (entry: AmountEntry) => void
}

interface AmountEntryField {
  /** The text of the field. */
  readonly text: string
  /** The page's currency, in capitals; `undefined` unless the amount is entered in it. */
  readonly currency: string | undefined
  /** The unit that `turn` leads to: symbol or currency; and words for that. */
  readonly otherUnit: string
  readonly turnWords: string
  /** The amount in the other unit; `undefined` while unknown. */
  readonly worth: ReactElement | undefined
  readonly setText: (text: string) => void
  /** Enters the same amount in the other unit. */
  readonly turn: () => void
  readonly setAll: () => void
}

/** An amount that is entered in an asset or in the page's currency, or as all there is. */
export const useAmountEntry = ({ entry, asset, amount, value, onEntry }: AmountEntryOptions): AmountEntryField => {
  const t = useMessages(PAYMENT)
  const { appearance, host } = usePortico()
  const { locale } = useReadable(appearance)
  const currency = useReadable(host).currency.toUpperCase()
  const symbol = asset?.symbol ?? ''
  const known = amount === undefined ? '' : amountInField(amount, locale)
  const common = {
    text: entry === undefined || entry._tag === 'All' ? known : entry.text,
    setAll: () => onEntry({ _tag: 'All' }),
  }
  if (entry?._tag === 'Fiat')
    return {
      ...common,
      currency,
      otherUnit: symbol,
      turnWords: t('payment.asAsset', { symbol }),
      worth: amount === undefined ? undefined : <Amount amount={amount} symbol={symbol} />,
      setText: (text) => onEntry({ _tag: 'Fiat', text }),
      turn: () => onEntry({ _tag: 'Asset', text: known }),
    }
  return {
    ...common,
    currency: undefined,
    otherUnit: currency,
    turnWords: t('payment.asFiat', { currency }),
    worth: value === undefined ? undefined : <Fiat value={value} />,
    setText: (text) => onEntry({ _tag: 'Asset', text }),
    turn: () => onEntry({ _tag: 'Fiat', text: value === undefined ? '' : amountInField(inCents(value), locale) }),
  }
}
