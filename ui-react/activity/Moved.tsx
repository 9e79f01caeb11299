import { exactAmount, formatAmount, wholeAmount } from '../../domain/amount/formatAmount.js'
import { type HistoryTransfer, signOf } from '../../domain/activity/history.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { ACTIVITY } from './messages.js'
import { assetName } from './transactionWords.js'

interface MovedProps {
  readonly operation: string
  readonly transfer: HistoryTransfer
  /** With all decimals; otherwise rounded like other amounts (S5-20). */
  readonly whole?: boolean
}

/** An NFT by its name; a token by its amount, with a sign (S4-22) and its symbol. */
export const Moved = ({ operation, transfer, whole = false }: MovedProps) => {
  const t = useMessages(ACTIVITY)
  const { locale } = useReadable(usePortico().appearance)
  const sign = signOf(operation, transfer)
  const { amount, asset } = transfer
  const name = assetName(transfer, t('activity.unknownToken'))
  const written = (format: typeof formatAmount): string =>
    asset._tag === 'Nft' ? `${sign}${name}` : `${sign}${format(amount, locale)} ${name}`
  const isShort = asset._tag !== 'Nft' && !whole && wholeAmount(amount, locale) !== undefined
  return (
    <bdi dir="ltr" translate="no" data-sign={sign} title={isShort ? written(exactAmount) : undefined}>
      {written(whole ? exactAmount : formatAmount)}
    </bdi>
  )
}
