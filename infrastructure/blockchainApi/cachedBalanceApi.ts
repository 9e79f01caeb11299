import type { SchedulerLike } from 'rxjs'
import type { BalanceApi } from '../../application/ports/blockchainApi/BalanceApi.js'
import { cached } from '../../application/shared/cached.js'
import { REMOTE_RETRY } from './remoteRetry.js'

/** S9-01. */
const BALANCE_TTL_MS = 30_000

/** Keeps balances of an account on a chain for 30 s; after a failure waits 30 s before it asks for them again. */
export const cachedBalanceApi = (api: BalanceApi, scheduler: SchedulerLike): BalanceApi => ({
  balances: cached(api.balances, {
    key: ({ address, chainId, currency }) => `${chainId}:${address}:${currency}`,
    ttlMs: BALANCE_TTL_MS,
    ...REMOTE_RETRY,
    scheduler,
  }),
})
