import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Fetch } from './HttpClient.js'
import { MAX_BODY_BYTES, readBodyText, statusError } from './responseBody.js'
import { tryPromise } from '../shared/tasks.js'
import { defaultIfEmpty, firstValueFrom, Observable, of, type SchedulerLike, takeUntil, timeout } from 'rxjs'
import type * as t from 'io-ts'

// Taken when the module loads, before a page script can replace it (S-03).
const { parse } = JSON

/** No header of our own, so no preflight. `Origin` is still sent: CORS does not follow the referrer policy. */
const REQUEST: RequestInit = { method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' }

const unreachable = (cause: unknown): RemoteError => ({ _tag: 'Unreachable', cause })

const parseJson = (text: string | undefined): E.Either<RemoteError, unknown> =>
  text === undefined
    ? E.left({ _tag: 'Malformed', detail: 'longer than 1 MiB' })
    : E.tryCatch<RemoteError, unknown>(
        () => parse(text),
        () => ({ _tag: 'Malformed', detail: 'not JSON' }),
      )

/** One request and its JSON answer. `now` is in ms since the epoch, asked when a Retry-After date has to be read. */
const fetchJson = (
  fetch: Fetch,
  now: () => number,
  url: string,
  signal: AbortSignal,
): TE.TaskEither<RemoteError, unknown> =>
  pipe(
    tryPromise(() => fetch(url, { ...REQUEST, signal }), unreachable),
    TE.filterOrElse(
      (response) => response.ok,
      (response) => statusError(response, now()),
    ),
    TE.flatMap((response) => tryPromise(() => readBodyText(response, MAX_BODY_BYTES), unreachable)),
    TE.flatMapEither(parseJson),
  )

type Reply = E.Either<RemoteError, unknown>

/** Subscribing sends the request; unsubscribing before the answer aborts it. */
const abortableRequest = (fetch: Fetch, now: () => number, url: string): Observable<Reply> =>
  new Observable((subscriber) => {
    const abort = new AbortController()
    void fetchJson(fetch, now, url, abort.signal)().then((reply) => {
      subscriber.next(reply)
      subscriber.complete()
    })
    return () => abort.abort()
  })

const failed = (error: RemoteError): Reply => E.left(error)

/** Sends one request, which ends with its answer, at the deadline, or when `destroyed` emits. Never rejects. */
export const sendWithDeadline =
  (deps: {
    readonly fetch: Fetch
    readonly scheduler: SchedulerLike
    readonly deadlineMs: number
    readonly destroyed: Observable<void>
  }) =>
  (url: string): Promise<Reply> => {
    const { fetch, scheduler, deadlineMs, destroyed } = deps
    return firstValueFrom(
      abortableRequest(fetch, () => scheduler.now(), url).pipe(
        timeout({ first: deadlineMs, scheduler, with: () => of(failed({ _tag: 'TimedOut', afterMs: deadlineMs })) }),
        takeUntil(destroyed),
        defaultIfEmpty(failed({ _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })),
      ),
    )
  }

/** Keys that lead to the first fault. Never the value there: it may be an address or a name (S-14). */
const pathOf = (errors: t.Errors): string =>
  (errors[0]?.context ?? []).flatMap(({ key }) => (key === '' ? [] : [key])).join('.')

/** Takes an answer that its codec accepts; `detail` of the error is the path of the first fault. */
export const decodeReply =
  <A>(codec: t.Decoder<unknown, A>) =>
  (reply: unknown): E.Either<RemoteError, A> =>
    pipe(
      codec.decode(reply),
      E.mapLeft((errors) => ({ _tag: 'Malformed', detail: pathOf(errors) })),
    )
