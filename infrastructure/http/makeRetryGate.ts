import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { HTTP_STATUS } from '../../domain/errors/httpStatus.js'

/** Questions a server asked not to hear again for a while. Times are in ms since the epoch. */
export interface RetryGate {
  /** When the question may be asked again; `undefined` if it may be asked now. */
  readonly closedUntil: (url: string, now: number) => number | undefined
  readonly observe: (url: string, error: RemoteError, now: number) => void
}

/** Honours Retry-After of the two statuses that ask for patience (U-59, S8-49). */
export const makeRetryGate = (): RetryGate => {
  const closed = new Map<string, number>()
  return {
    closedUntil: (url, now) => {
      const retryAt = closed.get(url)
      if (retryAt === undefined || retryAt > now) return retryAt
      closed.delete(url)
      return undefined
    },
    observe: (url, error, now) => {
      if (error._tag !== 'HttpStatus' || error.retryAfterMs === undefined) return
      if (error.status !== HTTP_STATUS.tooManyRequests && error.status !== HTTP_STATUS.unavailable) return
      closed.set(url, now + error.retryAfterMs)
    },
  }
}
