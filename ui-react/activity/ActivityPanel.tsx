import { useMessages } from '../messages/useMessages.js'
import { stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { List } from '../primitives/List.js'
import { usePortico } from '../shared/usePortico.js'
import { ActivityNotice, useActivity } from './ActivityNotice.js'
import { ACTIVITY } from './messages.js'
import { Transaction } from './Transaction.js'

/** So many are enough for a look. */
const FIRST = 5

/** The latest of what the account did, and the way to the rest. */
export const ActivityPanel = () => {
  const t = useMessages(ACTIVITY)
  const { commands } = usePortico()
  const { state, api } = useActivity()
  const entries = 'entries' in state ? state.entries : []
  return (
    <div className={stack}>
      {entries.length > 0 && (
        <List name={t('activity.list')}>
          {entries.slice(0, FIRST).map((entry) => (
            <li key={entry.id}>
              <Transaction entry={entry} />
            </li>
          ))}
        </List>
      )}
      <ActivityNotice state={state} onRetry={() => api?.refresh()} />
      {(entries.length > FIRST || (state._tag === 'Loaded' && state.more !== 'None')) && (
        <Button wide onPress={() => commands.go({ name: 'Transactions' })}>
          {t('activity.all')}
        </Button>
      )}
    </div>
  )
}
