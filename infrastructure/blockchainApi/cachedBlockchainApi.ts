import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { SchedulerLike } from 'rxjs'
import type { BalanceApi, IdentityApi, SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import { cached } from '../../application/kernel/cached.js'

/**
 * What a cached call does after a failure: it waits 30 s (S9-03, U-59). A server that is not configured stays
 * so, and waiting for it would read as an outage.
 */
const REMOTE_RETRY = {
  retryBlockMs: 30_000,
  blocksAfter: (failure: RemoteError): boolean => failure._tag !== 'NotConfigured',
  blocked: (retryAt: number): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
} as const

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

/** Keeps the list for the page's life, once it came (wire reference 2.B.0). */
export const cachedSupportedChainsApi = (api: SupportedChainsApi, scheduler: SchedulerLike): SupportedChainsApi => ({
  supportedChains: cached(() => api.supportedChains, {
    key: () => '',
    ttlMs: Infinity,
    ...REMOTE_RETRY,
    scheduler,
  })(undefined),
})
