import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject } from 'rxjs'
import type { SchedulerLike } from 'rxjs'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { buildUrl } from './buildUrl.js'
import { decodeReply } from './decodeReply.js'
import type { Fetch } from './Fetch.js'
import type { HttpClient } from './HttpClient.js'
import { makeRetryGate } from './makeRetryGate.js'
import type { Query } from './Query.js'
import { sendWithin } from './sendWithin.js'
import { shareInFlight } from './shareInFlight.js'

const DEADLINE_MS = 10_000

export interface HttpClientDeps {
  readonly baseUrl: string
  /** Merged last, so a call's own parameters cannot change it. */
  readonly common: Query
  readonly fetch: Fetch
  /** Its `now()` is in ms since the epoch. */
  readonly scheduler: SchedulerLike
  /** 10 s unless said otherwise. */
  readonly deadlineMs?: number
}

/**
 * A client of one server. A question asked while the same one (the whole address) is under way shares
 * its answer (U-58); one that the server asked to wait with is answered `RetryBlocked` (U-59).
 */
export const makeHttpClient = (deps: HttpClientDeps): HttpClient => {
  const { baseUrl, common, fetch, scheduler, deadlineMs = DEADLINE_MS } = deps
  const destroyed = new ReplaySubject<void>(1)
  const gate = makeRetryGate()
  const send = sendWithin({ fetch, scheduler, deadlineMs, destroyed })
  const sendOnce = shareInFlight(async (url) => {
    const reply = await send(url)
    if (E.isLeft(reply)) gate.observe(url, reply.left, scheduler.now())
    return reply
  })
  const ask =
    (url: string): TE.TaskEither<RemoteError, unknown> =>
    () => {
      const retryAt = gate.closedUntil(url, scheduler.now())
      return retryAt === undefined ? sendOnce(url) : TE.left<RemoteError>({ _tag: 'RetryBlocked', retryAt })()
    }
  const address = (path: string, query: Query): string => buildUrl(baseUrl, path, { ...query, ...common })
  return {
    get: (path, query, codec) => pipe(ask(address(path, query)), TE.flatMapEither(decodeReply(codec))),
    address,
    destroy: () => destroyed.next(),
  }
}
