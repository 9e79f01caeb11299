/** Errors of any request to a server. */
export type RemoteError =
  /** Any status that is not 2xx; its text is "HTTP status code: N" (S8-01). */
  | {
      readonly _tag: 'HttpStatus'
      readonly status: number
      readonly retryAfterMs?: number
      /** The server's own reason, if it gives one: at most 200 characters, never shown to visitors. */
      readonly reason?: string
    }
  /** No answer at all: refused, blocked, offline. */
  | { readonly _tag: 'Unreachable'; readonly cause: unknown }
  | { readonly _tag: 'TimedOut'; readonly afterMs: number }
  /** The codec rejected the answer. `detail` names the path, never the content. */
  | { readonly _tag: 'Malformed'; readonly detail: string }
  /** Asked again too soon after a failure; `retryAt` is in ms since the epoch (S9-03, U-59). */
  | { readonly _tag: 'RetryBlocked'; readonly retryAt: number }
  /** The host configured no server for this, so it is never called. */
  | { readonly _tag: 'NotConfigured' }

/** The error of a request without any answer. */
export const unreachable = (cause: unknown): RemoteError => ({ _tag: 'Unreachable', cause })

/**
 * A service that does not answer, as visitors are told; everything else keeps working (design 3.3). The wallet API has
 * two entries: `walletApi` is the directory of wallets, `config` the answer about enabled features.
 */
export type Outage = 'walletApi' | 'config' | 'blockchainApi' | 'chainRpc'

/** Statuses with a meaning of their own (S8-49). */
export const HTTP_STATUS = { forbidden: 403, tooManyRequests: 429, serverError: 500, unavailable: 503 } as const
