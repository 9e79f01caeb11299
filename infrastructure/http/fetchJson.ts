import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type RemoteError, unreachable } from '../../domain/errors/remoteError.js'
import type { Fetch } from './HttpClient.js'
import { MAX_BODY_BYTES, readBodyText, statusError } from './responseBody.js'
import { tryPromise } from '../shared/tasks.js'
import { defaultIfEmpty, firstValueFrom, Observable, of, type SchedulerLike, takeUntil, timeout } from 'rxjs'
import type * as t from 'io-ts'

// Taken when the module loads, before a page script can replace it (S-03).
const { parse } = JSON

/** No custom headers, so no preflight. `Origin` is still sent: CORS does not follow the referrer policy. */
const REQUEST: RequestInit = { method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' }

/** A GET request, or a POST request if it has a JSON `body`. */
export interface HttpRequest {
  readonly url: string
  readonly body?: string
  /** Decodes the reason of a refusal from the body of a failure. */
  readonly reason?: t.Decoder<unknown, string>
}

const initOf = ({ body }: HttpRequest): RequestInit =>
  body === undefined ? REQUEST : { ...REQUEST, method: 'POST', headers: { 'content-type': 'application/json' }, body }

const parseJson = (text: string | undefined): E.Either<RemoteError, unknown> =>
  text === undefined
    ? E.left({ _tag: 'Malformed', detail: 'longer than 1 MiB' })
    : E.tryCatch<RemoteError, unknown>(
        () => parse(text),
        () => ({ _tag: 'Malformed', detail: 'not JSON' }),
      )

/** Keys that lead to the first error. Never includes the value: it may be an address or a name (S-14). */
const pathOf = (errors: t.Errors): string =>
  (errors[0]?.context ?? []).flatMap(({ key }) => (key === '' ? [] : [key])).join('.')

/** Decodes an answer; `detail` of the error is the path of the first mismatch. */
export const decodeReply =
  <A>(codec: t.Decoder<unknown, A>) =>
  (reply: unknown): E.Either<RemoteError, A> =>
    pipe(
      codec.decode(reply),
      E.mapLeft((errors) => ({ _tag: 'Malformed', detail: pathOf(errors) })),
    )

/** Limit of a failure's body, in bytes. */
const MAX_FAILURE_BYTES = 8_192

const readJson = (response: Response, maxBytes: number): TE.TaskEither<RemoteError, unknown> =>
  pipe(
    tryPromise(() => readBodyText(response, maxBytes), unreachable),
    TE.flatMapEither(parseJson),
  )

/** Adds the reason from the body, if the request decodes one and succeeds. */
const failWith = (
  response: Response,
  error: RemoteError,
  { reason }: HttpRequest,
): TE.TaskEither<RemoteError, never> =>
  reason === undefined
    ? TE.left(error)
    : pipe(
        readJson(response, MAX_FAILURE_BYTES),
        TE.flatMapEither(decodeReply(reason)),
        TE.matchE(
          () => TE.left(error),
          (said) => TE.left({ ...error, reason: said }),
        ),
      )

/** One request and its JSON answer. `now` returns ms since the epoch; it is called to read a Retry-After date. */
const fetchJson = (
  fetch: Fetch,
  now: () => number,
  request: HttpRequest,
  signal: AbortSignal,
): TE.TaskEither<RemoteError, unknown> =>
  pipe(
    tryPromise(() => fetch(request.url, { ...initOf(request), signal }), unreachable),
    TE.flatMap((response) =>
      response.ok ? readJson(response, MAX_BODY_BYTES) : failWith(response, statusError(response, now()), request),
    ),
  )

type Reply = E.Either<RemoteError, unknown>

/** Subscribing sends the request; unsubscribing before the answer aborts it. */
const abortableRequest = (fetch: Fetch, now: () => number, request: HttpRequest): Observable<Reply> =>
  new Observable((subscriber) => {
    const abort = new AbortController()
    void fetchJson(fetch, now, request, abort.signal)().then((reply) => {
      subscriber.next(reply)
      subscriber.complete()
    })
    return () => abort.abort()
  })

const failed = (error: RemoteError): Reply => E.left(error)

/** Sends one request; ends with its answer, at the deadline, or when `destroyed` emits. Never rejects. */
export const sendWithDeadline =
  (deps: {
    readonly fetch: Fetch
    readonly scheduler: SchedulerLike
    readonly deadlineMs: number
    readonly destroyed: Observable<void>
  }) =>
  (request: HttpRequest): Promise<Reply> => {
    const { fetch, scheduler, deadlineMs, destroyed } = deps
    return firstValueFrom(
      abortableRequest(fetch, () => scheduler.now(), request).pipe(
        timeout({ first: deadlineMs, scheduler, with: () => of(failed({ _tag: 'TimedOut', afterMs: deadlineMs })) }),
        takeUntil(destroyed),
        defaultIfEmpty(failed({ _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })),
      ),
    )
  }
