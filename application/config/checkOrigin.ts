import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import { isOriginAllowed } from '../../domain/config/allowedOrigins.js'
import { HTTP_STATUS, type RemoteError } from '../../domain/errors/remoteError.js'
import type { Alert } from '../../domain/notify/alert.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { OriginsApi } from '../ports/walletApi.js'

/** Why this page may not use the project; `undefined` if it may, or if that is unknown. */
export type CheckOrigin = Task<Alert | undefined>

/**
 * The alert for a failed check. 429 is RATE_LIMITED and 5xx is SERVER_ERROR; any other failure counts as an empty list
 * (S8-02).
 */
const alertOf = (error: RemoteError): Alert | undefined => {
  if (error._tag !== 'HttpStatus') return undefined
  if (error.status === HTTP_STATUS.tooManyRequests) return { _tag: 'RateLimited' }
  return error.status >= HTTP_STATUS.serverError ? { _tag: 'ServerError', status: error.status } : undefined
}

export const makeCheckOrigin =
  (deps: { readonly originsApi: OriginsApi; readonly host: Pick<HostEnvironment, 'origin'> }): CheckOrigin =>
  async () => {
    const { origin } = deps.host
    if (origin === undefined) return undefined
    const answer = await deps.originsApi.allowedOrigins()
    if (E.isLeft(answer)) return alertOf(answer.left)
    return isOriginAllowed(answer.right, origin) ? undefined : { _tag: 'OriginNotAllowed', origin }
  }
