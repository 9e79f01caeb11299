import * as E from 'fp-ts/Either'
import { defaultIfEmpty, firstValueFrom, Observable, of, takeUntil, timeout } from 'rxjs'
import type { SchedulerLike } from 'rxjs'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { exchange } from './exchange.js'
import type { Fetch } from './Fetch.js'

type Reply = E.Either<RemoteError, unknown>

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

const failed = (error: RemoteError): Reply => E.left(error)

/** Sends one request, which ends with its answer, at the deadline, or when `destroyed` emits. Never rejects. */
export const sendWithin =
  (deps: {
    readonly fetch: Fetch
    readonly scheduler: SchedulerLike
    readonly deadlineMs: number
    readonly destroyed: Observable<void>
  }) =>
  (url: string): Promise<Reply> => {
    const { fetch, scheduler, deadlineMs, destroyed } = deps
    return firstValueFrom(
      request(fetch, () => scheduler.now(), url).pipe(
        timeout({ first: deadlineMs, scheduler, with: () => of(failed({ _tag: 'TimedOut', afterMs: deadlineMs })) }),
        takeUntil(destroyed),
        defaultIfEmpty(failed({ _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })),
      ),
    )
  }
