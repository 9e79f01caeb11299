import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { SendApi } from './pending.js'

/** Requests to wallets, and what was sent and no chain has yet. */
export const sendEntry: FeatureEntry<'send', SendApi> = {
  name: 'send',
  load: async () => (await import('./feature.js')).sendFeature,
  commands: [],
}
