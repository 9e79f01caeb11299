import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { requestsDefinition } from '../../../application/requests/feature.js'
import type { RequestsApi } from '../../../application/requests/requestsApi.js'
import { PENDING_MEMORY } from '../../../application/requests/tokens.js'
import { makeStoredPendingMemory } from '../../storage/pendingMemory.js'
import { stored } from '../../storage/stored.js'

/** Requests to wallets, with the store that keeps pending transactions over reloads. */
export const requests: LazyFeature<RequestsApi> = {
  ...requestsDefinition,
  adapters: [stored(PENDING_MEMORY, makeStoredPendingMemory(crypto))],
}
