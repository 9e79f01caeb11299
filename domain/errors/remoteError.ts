/** Errors of a question to a server, whichever it is. */
export type RemoteError =
  /** Any status that is not 2xx; its text is "HTTP status code: N" (S8-01). */
  | {
      readonly _tag: 'HttpStatus'
      readonly status: number
      readonly retryAfterMs?: number
      /** Why, in the server's words, where it gives reasons: 200 letters at most, and never shown to visitors. */
      readonly reason?: string
    }
  /** No answer at all: refused, blocked, offline. */
  | { readonly _tag: 'Unreachable'; readonly cause: unknown }
  | { readonly _tag: 'TimedOut'; readonly afterMs: number }
  /** An answer its codec refused. `detail` names the path, never the content. */
  | { readonly _tag: 'Malformed'; readonly detail: string }
  /** Asked again too soon after a failure; `retryAt` is in ms since the epoch (S9-03, U-59). */
  | { readonly _tag: 'RetryBlocked'; readonly retryAt: number }
  /** The host configured no server for this, so it is never called. */
  | { readonly _tag: 'NotConfigured' }

/**
 * A part that does not answer, as visitors are told. Nothing else stops working because of it (design 3.3). Of the
 * wallet API, `walletApi` is the directory of wallets, and `config` the answer to which features are on.
 */
export type Outage = 'walletApi' | 'config' | 'blockchainApi' | 'chainRpc'

/** The statuses that mean more than "failed" (S8-49). */
export const HTTP_STATUS = { forbidden: 403, tooManyRequests: 429, serverError: 500, unavailable: 503 } as const
