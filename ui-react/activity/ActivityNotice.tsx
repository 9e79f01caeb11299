import type { ActivityState } from '../../domain/activity/activity.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { RetryButton } from '../shared/RetryButton.js'
import { useNetwork } from '../shared/usePortico.js'
import { ACTIVITY } from './messages.js'

interface ActivityNoticeProps {
  readonly state: ActivityState
  readonly hasEntries: boolean
  readonly onRetry: () => void
}

/** Shown in place of transactions: loading, empty, or unavailable. */
export const ActivityNotice = ({ state, hasEntries, onRetry }: ActivityNoticeProps) => {
  const t = useMessages(ACTIVITY)
  const { active } = useNetwork()
  const network = active._tag === 'Configured' ? active.network.name : ''
  if (state._tag === 'Loading')
    return (
      <div>
        <span role="status" className={hidden}>
          {t('activity.loading')}
        </span>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  if (state._tag === 'NotHere') return <p className={hint}>{t('activity.notHere', { network })}</p>
  if (state._tag === 'Unavailable')
    return (
      <div className={centred}>
        <p className={hint}>{t(hasEntries ? 'activity.stale' : 'activity.unavailable')}</p>
        <RetryButton
          failure={state}
          words={{ now: t('activity.retry'), later: t('activity.retryLater') }}
          onRetry={onRetry}
        />
      </div>
    )
  if (state._tag === 'Loaded' && !hasEntries && state.more === 'None')
    return (
      <div className={centred}>
        <p className={lead}>{t('activity.empty')}</p>
        <p className={hint}>{t('activity.emptyHint', { network })}</p>
      </div>
    )
  return null
}
