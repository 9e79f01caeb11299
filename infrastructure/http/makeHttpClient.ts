import { HTTP_STATUS, type RemoteError } from '../../domain/errors/remoteError.js'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject, type SchedulerLike } from 'rxjs'
import { buildUrl, type Fetch, type HttpClient, type Query } from './HttpClient.js'
import { decodeReply, sendWithDeadline } from './fetchJson.js'

/** Questions a server asked not to hear again for a while. Times are in ms since the epoch. */
interface RetryGate {
  /** When the question may be asked again; `undefined` if it may be asked now. */
  readonly closedUntil: (url: string, now: number) => number | undefined
  readonly observe: (url: string, error: RemoteError, now: number) => void
}

/** Honours Retry-After of the two statuses that ask for patience (U-59, S8-49). */
const makeRetryGate = (): RetryGate => {
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

/** Gives those who ask the same while an answer is under way that answer (U-58). */
const dedupeInFlight = <A>(send: (url: string) => Promise<A>): ((url: string) => Promise<A>) => {
  const inFlight = new Map<string, Promise<A>>()
  return (url) => {
    const answer = inFlight.get(url) ?? send(url).finally(() => inFlight.delete(url))
    inFlight.set(url, answer)
    return answer
  }
}

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
  const send = sendWithDeadline({ fetch, scheduler, deadlineMs, destroyed })
  const sendOnce = dedupeInFlight(async (url) => {
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
