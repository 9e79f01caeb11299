import type { ACTIVITY } from '../../ui-react/activity/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { ActivityApi } from './activityFeature.js'

/** The account's transactions. */
export const activityEntry: FeatureEntry<'activity', ActivityApi, typeof ACTIVITY> = {
  name: 'activity',
  load: async () => (await import('./feature.js')).activityFeature,
  commands: [],
}
