import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { RequestsApi } from './requestsApi.js'

/** Requests to wallets, and what was sent and no chain has yet. */
export const requestsEntry: FeatureEntry<'requests', RequestsApi> = {
  name: 'requests',
  load: async () => (await import('./feature.js')).requestsFeature,
  commands: [],
}
