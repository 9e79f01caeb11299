import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { defaultIfEmpty, firstValueFrom, Observable, of, ReplaySubject, takeUntil, timeout } from 'rxjs'
import type { SchedulerLike } from 'rxjs'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { buildUrl } from './buildUrl.js'
import { decodeReply } from './decodeReply.js'
import { exchange } from './exchange.js'
import type { Fetch } from './Fetch.js'
import type { HttpClient } from './HttpClient.js'
import { makeRetryGate } from './makeRetryGate.js'
import type { Query } from './Query.js'

const DEADLINE_MS = 10_000

type Reply = E.Either<RemoteError, unknown>

const failed = (error: RemoteError): Reply => E.left(error)

/** Subscribing sends the request; unsubscribing before the answer aborts it. */
const request = (fetch: Fetch, now: () => number, url: string): Observable<Reply> =>
  new Observable((subscriber) => {
    const abort = new AbortController()
    void exchange(fetch, now, url, abort.signal)().then((reply) => {
      subscriber.next(reply)
      subscriber.complete()
    })
    return () => abort.abort()
  })

/**
 * A client of one server. A question asked while the same one (the whole address) is under way shares
 * its answer (U-58); one that the server asked to wait with is answered `RetryBlocked` (U-59).
 */
export const makeHttpClient = (deps: {
  readonly baseUrl: string
  /** Merged last, so a call's own parameters cannot change it. */
  readonly common: Query
  readonly fetch: Fetch
  /** Its `now()` is in ms since the epoch. */
  readonly scheduler: SchedulerLike
  /** 10 s unless said otherwise. */
  readonly deadlineMs?: number
}): HttpClient => {
  const { baseUrl, common, fetch, scheduler, deadlineMs = DEADLINE_MS } = deps
  const gate = makeRetryGate()
  const inFlight = new Map<string, Promise<Reply>>()
  const destroyed = new ReplaySubject<void>(1)
  const now = (): number => scheduler.now()
  const address = (path: string, query: Query): string => buildUrl(baseUrl, path, { ...query, ...common })

  const send = async (url: string): Promise<Reply> => {
    const reply = await firstValueFrom(
      request(fetch, now, url).pipe(
        timeout({ first: deadlineMs, scheduler, with: () => of(failed({ _tag: 'TimedOut', afterMs: deadlineMs })) }),
        takeUntil(destroyed),
        defaultIfEmpty(failed({ _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })),
      ),
    )
    inFlight.delete(url)
    if (E.isLeft(reply)) gate.observe(url, reply.left, now())
    return reply
  }
  const ask = (url: string): Promise<Reply> => {
    const retryAt = gate.closedUntil(url, now())
    if (retryAt !== undefined) return Promise.resolve(failed({ _tag: 'RetryBlocked', retryAt }))
    const reply = inFlight.get(url) ?? send(url)
    inFlight.set(url, reply)
    return reply
  }
  return {
    get: (path, query, codec) =>
      pipe((): Promise<Reply> => ask(address(path, query)), TE.flatMapEither(decodeReply(codec))),
    address,
    destroy: () => destroyed.next(),
  }
}
