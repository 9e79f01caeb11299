import { HTTP_STATUS, type RemoteError } from '../../domain/errors/remoteError.js'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { Decoder } from 'io-ts'
import { ReplaySubject, type SchedulerLike } from 'rxjs'
import { buildUrl, type Fetch, type HttpClient, type Query } from './HttpClient.js'
import { decodeReply, type HttpRequest, sendWithDeadline } from './fetchJson.js'

/** Requests with equal address and body are the same question. */
const questionOf = ({ url, body = '' }: HttpRequest): string => `${url} ${body}`

/** Questions that the server asked to delay (Retry-After). Times are in ms since the epoch. */
interface RetryGate {
  /** When the question may be asked again; `undefined` if it may be asked now. */
  readonly closedUntil: (question: string, now: number) => number | undefined
  readonly observe: (question: string, error: RemoteError, now: number) => void
}

/** Honours Retry-After for the two statuses that request a delay (U-59, S8-49). */
const makeRetryGate = (): RetryGate => {
  const closed = new Map<string, number>()
  return {
    closedUntil: (question, now) => {
      const retryAt = closed.get(question)
      if (retryAt === undefined || retryAt > now) return retryAt
      closed.delete(question)
      return undefined
    },
    observe: (question, error, now) => {
      if (error._tag !== 'HttpStatus' || error.retryAfterMs === undefined) return
      if (error.status !== HTTP_STATUS.tooManyRequests && error.status !== HTTP_STATUS.unavailable) return
      closed.set(question, now + error.retryAfterMs)
    },
  }
}

/** Equal requests in flight share one answer (U-58). */
const dedupeInFlight = <A>(send: (request: HttpRequest) => Promise<A>): ((request: HttpRequest) => Promise<A>) => {
  const inFlight = new Map<string, Promise<A>>()
  return (request) => {
    const question = questionOf(request)
    const answer = inFlight.get(question) ?? send(request).finally(() => inFlight.delete(question))
    inFlight.set(question, answer)
    return answer
  }
}

const DEADLINE_MS = 10_000

export interface HttpClientDeps {
  readonly baseUrl: string
  /** Merged last, so that a call's own parameters cannot override it. */
  readonly common: Query
  readonly fetch: Fetch
  /** Its `now()` is in ms since the epoch. */
  readonly scheduler: SchedulerLike
  /** Default: 10 s. */
  readonly deadlineMs?: number
}

/**
 * Client of one server. Equal requests in flight (address and body) share one answer (U-58); a request during a
 * Retry-After delay fails with `RetryBlocked` (U-59).
 */
export const makeHttpClient = (deps: HttpClientDeps): HttpClient => {
  const { baseUrl, common, fetch, scheduler, deadlineMs = DEADLINE_MS } = deps
  const destroyed = new ReplaySubject<void>(1)
  const gate = makeRetryGate()
  const send = sendWithDeadline({ fetch, scheduler, deadlineMs, destroyed })
  const sendOnce = dedupeInFlight(async (request) => {
    const reply = await send(request)
    if (E.isLeft(reply)) gate.observe(questionOf(request), reply.left, scheduler.now())
    return reply
  })
  const ask =
    <A>(request: HttpRequest, codec: Decoder<unknown, A>): TE.TaskEither<RemoteError, A> =>
    async () => {
      const retryAt = gate.closedUntil(questionOf(request), scheduler.now())
      if (retryAt !== undefined) return E.left({ _tag: 'RetryBlocked', retryAt })
      return E.flatMap(decodeReply(codec))(await sendOnce(request))
    }
  const address = (path: string, query: Query): string => buildUrl(baseUrl, path, { ...query, ...common })
  return {
    get: (path, query, codec, reason) => ask({ url: address(path, query), ...(reason && { reason }) }, codec),
    post: (path, body, codec, reason) =>
      ask({ url: buildUrl(baseUrl, path, {}), body: JSON.stringify(body), ...(reason && { reason }) }, codec),
    address,
    destroy: () => destroyed.next(),
  }
}
