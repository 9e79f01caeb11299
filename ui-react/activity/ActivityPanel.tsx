import { useMessages } from '../messages/useMessages.js'
import { stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { List } from '../primitives/List.js'
import { usePortico } from '../shared/usePortico.js'
import { ActivityNotice } from './ActivityNotice.js'
import { ACTIVITY } from './messages.js'
import { PendingElsewhere } from './PendingElsewhere.js'
import { TransactionRow } from './TransactionRow.js'
import { useActivity } from './useActivity.js'

/** Number of transactions in the overview. */
const FIRST = 5

/** The account's latest transactions, and a link to all. */
export const ActivityPanel = () => {
  const t = useMessages(ACTIVITY)
  const { commands } = usePortico()
  const { state, api, entries, isLookalike } = useActivity()
  return (
    <div className={stack}>
      <PendingElsewhere />
      {entries.length > 0 && (
        <List name={t('activity.list')}>
          {entries.slice(0, FIRST).map((entry) => (
            <li key={entry.id}>
              <TransactionRow entry={entry} isLookalike={isLookalike(entry)} />
            </li>
          ))}
        </List>
      )}
      <ActivityNotice state={state} hasEntries={entries.length > 0} onRetry={() => api?.refresh()} />
      {(entries.length > FIRST || (state._tag === 'Loaded' && state.more !== 'None')) && (
        <Button wide onPress={() => commands.go({ name: 'Transactions' })}>
          {t('activity.all')}
        </Button>
      )}
    </div>
  )
}
