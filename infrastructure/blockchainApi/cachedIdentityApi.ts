import type { SchedulerLike } from 'rxjs'
import type { IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import { cached } from '../../application/shared/cached.js'
import { REMOTE_RETRY } from './remoteRetry.js'

/** S9-02. */
const IDENTITY_TTL_MS = 300_000

/** Keeps the identity of an address for 5 min. It is the same on every chain and for every asker. */
export const cachedIdentityApi = (api: IdentityApi, scheduler: SchedulerLike): IdentityApi => ({
  identity: cached(api.identity, {
    key: ({ address }) => address,
    ttlMs: IDENTITY_TTL_MS,
    ...REMOTE_RETRY,
    scheduler,
  }),
})
