import type { SchedulerLike } from 'rxjs'
import type { IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import { cached } from '../../application/shared/cached.js'

/** S9-02. */
const IDENTITY_TTL_MS = 300_000
/** U-59. */
const RETRY_WAIT_MS = 30_000

/** Keeps the identity of an address for 5 min. It is the same on every chain and for every asker. */
export const cachedIdentityApi = (api: IdentityApi, scheduler: SchedulerLike): IdentityApi => ({
  identity: cached(api.identity, {
    key: ({ address }) => address,
    ttlMs: IDENTITY_TTL_MS,
    retryBlockMs: RETRY_WAIT_MS,
    blocked: (retryAt) => ({ _tag: 'RetryBlocked', retryAt }),
    scheduler,
  }),
})
