import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { requestsDefinition } from '../../../application/requests/feature.js'
import type { RequestsApi } from '../../../application/requests/requestsApi.js'
import { OPEN_PAYMENT_MEMORY, PENDING_MEMORY } from '../../../application/requests/tokens.js'
import { locksOf } from '../../shared/locks.js'
import { makeStoredOpenPayments } from '../../storage/openPaymentMemory.js'
import { makeStoredPendingMemory } from '../../storage/pendingMemory.js'
import { stored } from '../../storage/stored.js'

/** Requests to wallets, with the store that keeps pending transactions over reloads. */
export const requests: LazyFeature<RequestsApi> = {
  ...requestsDefinition,
  adapters: [
    stored(PENDING_MEMORY, makeStoredPendingMemory(crypto)),
    stored(OPEN_PAYMENT_MEMORY, makeStoredOpenPayments({ random: crypto, locks: locksOf(globalThis) })),
  ],
}
