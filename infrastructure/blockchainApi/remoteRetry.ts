import type { RemoteError } from '../../domain/errors/RemoteError.js'

/**
 * What a cached call does after a failure: it waits 30 s (S9-03, U-59). A server that is not configured stays
 * so, and waiting for it would read as an outage.
 */
export const REMOTE_RETRY = {
  retryBlockMs: 30_000,
  blocksAfter: (failure: RemoteError): boolean => failure._tag !== 'NotConfigured',
  blocked: (retryAt: number): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
} as const
