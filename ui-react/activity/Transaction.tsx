import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { formatAmount } from '../../domain/amount/decimals.js'
import { type HistoryEntry, type HistoryTransfer, signOf } from '../../domain/activity/history.js'
import { pictureAt } from '../../domain/images/picture.js'
import { useMessages } from '../messages/useMessages.js'
import { Tag } from '../primitives/List.js'
import { Tile } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { moved, transaction, what } from './activity.styles.js'
import { ACTIVITY } from './messages.js'

type Verb = keyof typeof ACTIVITY & `activity.did.${string}`

/** A word of the server's that is not known is a call of a contract. */
const verbOf = (operation: string): Verb => {
  const verb = `activity.did.${operation}`
  return Object.hasOwn(ACTIVITY, verb) ? (verb as Verb) : 'activity.did.execute'
}

const nameOf = ({ asset }: HistoryTransfer): string => (asset._tag === 'Nft' ? (asset.name ?? 'NFT') : asset.symbol)

/** An NFT by its name; a token by its amount, with a sign (S4-22), and its symbol. */
const Moved = ({ operation, transfer }: { readonly operation: string; readonly transfer: HistoryTransfer }) => {
  const { locale } = useReadable(usePortico().appearance)
  const amount = transfer.asset._tag === 'Nft' ? '' : `${formatAmount(transfer.amount, locale)} `
  return (
    <bdi dir="ltr" data-sign={signOf(operation, transfer)}>
      {signOf(operation, transfer)}
      {amount}
      {nameOf(transfer)}
    </bdi>
  )
}

const MAX_SHOWN = 2
/** Where what is made comes from, and what is burnt goes to. */
const NOBODY = /^0x0{40}$/

/** What was done, with whom and when; what moved; and whether it came to something. */
export const Transaction = ({ entry }: { readonly entry: HistoryEntry }) => {
  const t = useMessages(ACTIVITY)
  const spell = useSpelling()
  const { locale } = useReadable(usePortico().appearance)
  const { operation, transfers = [], status, from, to, minedAt } = entry
  const [first] = transfers
  const asset = first?.asset
  const picture = usePicture(pictureAt(asset?._tag === 'Nft' ? asset.previewUrl : asset?.iconUrl))
  const verb = t(verbOf(operation))
  const counterparty = first?.direction === 'in' ? from : to
  const other = NOBODY.test(counterparty) ? '' : counterparty
  const day = new Intl.DateTimeFormat([locale, 'en-US'], { day: 'numeric', month: 'short' })
  return (
    <div className={transaction}>
      <Tile name={first === undefined ? verb : nameOf(first)} src={picture} size="row" />
      <span className={what}>
        <span>{verb}</span>
        {other !== '' && (
          <bdi>
            {t(first?.direction === 'in' ? 'activity.from' : 'activity.to', {
              address: truncateAddress(spell(other)),
            })}
          </bdi>
        )}
        {status !== 'confirmed' && <Tag tone={status === 'failed' ? 'danger' : 'plain'}>{t(`activity.${status}`)}</Tag>}
      </span>
      <span className={moved}>
        {transfers.slice(0, MAX_SHOWN).map((transfer, at) => (
          <Moved key={at} operation={operation} transfer={transfer} />
        ))}
        <time dateTime={new Date(minedAt).toISOString()}>{day.format(minedAt)}</time>
      </span>
    </div>
  )
}
