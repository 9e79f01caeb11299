import type { SchedulerLike } from 'rxjs'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import { cached } from '../../application/shared/cached.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** U-59. */
const RETRY_WAIT_MS = 30_000

/** Keeps the list for the page's life, once it came (wire reference 2.B.0). */
export const cachedSupportedChainsApi = (api: SupportedChainsApi, scheduler: SchedulerLike): SupportedChainsApi => ({
  supportedChains: cached(() => api.supportedChains, {
    key: () => '',
    ttlMs: Infinity,
    retryBlockMs: RETRY_WAIT_MS,
    blocked: (retryAt): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
    scheduler,
  })(undefined),
})
