import { formatAmount } from '../../domain/amount/decimals.js'
import { type HistoryTransfer, signOf } from '../../domain/activity/history.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { assetName } from './transactionWords.js'

const ALL_DECIMALS = 20

interface MovedProps {
  readonly operation: string
  readonly transfer: HistoryTransfer
  /** To the last decimal; otherwise rounded as amounts are (S5-20). */
  readonly whole?: boolean
}

/** An NFT by its name; a token by its amount, with a sign (S4-22), and its symbol. */
export const Moved = ({ operation, transfer, whole = false }: MovedProps) => {
  const { locale } = useReadable(usePortico().appearance)
  const sign = signOf(operation, transfer)
  const format = (amount: string): string =>
    whole
      ? new Intl.NumberFormat([locale, 'en-US'], { maximumFractionDigits: ALL_DECIMALS }).format(amount as `${number}`)
      : formatAmount(amount, locale)
  return (
    <bdi dir="ltr" data-sign={sign}>
      {sign}
      {transfer.asset._tag === 'Nft' ? '' : `${format(transfer.amount)} `}
      {assetName(transfer)}
    </bdi>
  )
}
