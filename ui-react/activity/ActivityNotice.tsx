import type { ActivityApi } from '../../application/activity/activityFeature.js'
import type { ActivityState } from '../../domain/activity/activity.js'
import { createStore } from '../../application/kernel/store.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useFeature } from '../shared/hooks.js'
import { useNetwork } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { ACTIVITY } from './messages.js'

const LOADING = createStore<ActivityState>({ _tag: 'Loading' })

/** The history, and what a screen can do with it. */
export const useActivity = (): { readonly state: ActivityState; readonly api: ActivityApi | undefined } => {
  const api = useFeature('activity')
  return { state: useReadable(api?.state ?? LOADING), api }
}

/** What stands in place of transactions: that they come, that there are none, or that they are out of reach. */
export const ActivityNotice = ({ state, onRetry }: { readonly state: ActivityState; readonly onRetry: () => void }) => {
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
        <p className={hint}>{t(state.entries.length > 0 ? 'activity.stale' : 'activity.unavailable')}</p>
        <Button onPress={onRetry}>{t('activity.retry')}</Button>
      </div>
    )
  if (state._tag === 'Loaded' && state.entries.length === 0 && state.more === 'None')
    return (
      <div className={centred}>
        <p className={lead}>{t('activity.empty')}</p>
        <p className={hint}>{t('activity.emptyHint', { network })}</p>
      </div>
    )
  return null
}
