import type { FeatureEntry } from '../api/lazyFeatures.js'
import { PENDING_MEMORY } from '../api/tokens.js'
import type { RequestsApi } from './requestsApi.js'

/** Requests to wallets and pending transactions, with the store that keeps these over reloads. */
export const requestsEntry: FeatureEntry<'requests', RequestsApi> = {
  name: 'requests',
  load: async (resolve) => {
    const [{ makeRequestsDefinition }, openPendingMemory] = await Promise.all([
      import('./feature.js'),
      resolve(PENDING_MEMORY)(),
    ])
    return makeRequestsDefinition(openPendingMemory)
  },
  commands: [],
}
