import type { HistoryEntry } from '../../domain/activity/history.js'
import { pictureAt } from '../../domain/images/picture.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { Name, Tag } from '../primitives/List.js'
import { listRow } from '../primitives/List.styles.js'
import { Tile } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { moved, what } from './activity.styles.js'
import { ACTIVITY } from './messages.js'
import { Moved } from './Moved.js'
import { TransactionStatus } from './TransactionStatus.js'
import { assetName, counterpartyOf, isReceived, verbOf } from './transactionWords.js'

const MAX_SHOWN = 2

interface TransactionRowProps {
  readonly entry: HistoryEntry
  /** Whether the counterparty only looks like an address that the account has paid. */
  readonly isLookalike: boolean
  /** For lists with a single tab stop. */
  readonly tabIndex?: 0 | -1
  readonly onPress?: () => void
}

/** Operation, counterparty, time, what moved, and status. Opens the details. */
export const TransactionRow = ({ entry, isLookalike, tabIndex, onPress }: TransactionRowProps) => {
  const t = useMessages(ACTIVITY)
  const spell = useSpelling()
  const { appearance, commands } = usePortico()
  const { locale } = useReadable(appearance)
  const { id, operation, transfers = [], status, minedAt, description } = entry
  const [first] = transfers
  const asset = first?.asset
  const picture = usePicture(pictureAt(asset?._tag === 'Nft' ? asset.previewUrl : asset?.iconUrl))
  const verb = t(verbOf(operation))
  const other = counterpartyOf(entry)
  const [before, after] = t(isReceived(entry) ? 'activity.from' : 'activity.to').split('{address}')
  const day = new Intl.DateTimeFormat([locale, 'en-US'], { day: 'numeric', month: 'short' })
  return (
    <button
      type="button"
      className={listRow}
      tabIndex={tabIndex}
      data-portico-key={id}
      onClick={() => {
        onPress?.()
        commands.go({ name: 'Transaction', entryId: id })
      }}
    >
      <Tile name={first === undefined ? verb : assetName(first, t('activity.unknownToken'))} src={picture} size="row" />
      <span className={what}>
        {description === undefined ? <span>{verb}</span> : <Name>{description}</Name>}
        {other !== '' && (
          <bdi translate="no">
            {before}
            <ShortAddress address={spell(other)} />
            {after}
          </bdi>
        )}
        {isLookalike && <Tag tone="danger">{t('activity.lookalike')}</Tag>}
        <TransactionStatus status={status} />
      </span>
      <span className={moved}>
        {transfers.slice(0, MAX_SHOWN).map((transfer, at) => (
          <Moved key={at} operation={operation} transfer={transfer} />
        ))}
        <time dateTime={new Date(minedAt).toISOString()}>{day.format(minedAt)}</time>
      </span>
    </button>
  )
}
