import type { HistoryEntry } from '../../domain/activity/history.js'
import { useMessages } from '../messages/useMessages.js'
import { Tag } from '../primitives/List.js'
import { ACTIVITY } from './messages.js'

/** The status of a transaction; renders nothing if it is confirmed. */
export const TransactionStatus = ({ status }: Pick<HistoryEntry, 'status'>) => {
  const t = useMessages(ACTIVITY)
  if (status === 'confirmed') return null
  return <Tag tone={status === 'pending' ? 'plain' : 'danger'}>{t(`activity.${status}`)}</Tag>
}
