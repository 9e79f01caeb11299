import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import type { ActivityApi } from '../../../application/activity/activityFeature.js'
import { activityFeature } from '../../../application/activity/feature.js'
import { HISTORY_ADAPTERS } from '../bindings/history.js'

/** The activity of an account, with the history that it shows. */
export const activity: LazyFeature<ActivityApi> = { ...activityFeature, adapters: [HISTORY_ADAPTERS] }
