import type { SchedulerLike } from 'rxjs'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import { cached } from '../../application/shared/cached.js'
import { REMOTE_RETRY } from './remoteRetry.js'

/** Keeps the list for the page's life, once it came (wire reference 2.B.0). */
export const cachedSupportedChainsApi = (api: SupportedChainsApi, scheduler: SchedulerLike): SupportedChainsApi => ({
  supportedChains: cached(() => api.supportedChains, {
    key: () => '',
    ttlMs: Infinity,
    ...REMOTE_RETRY,
    scheduler,
  })(undefined),
})
