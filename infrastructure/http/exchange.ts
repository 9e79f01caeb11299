import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Fetch } from './Fetch.js'
import { parseRetryAfter } from './parseRetryAfter.js'
import { readCapped } from './readCapped.js'
import { tryPromise } from '../shared/tryPromise.js'

// Taken when the module loads, before a page script can replace it (S-03).
const { parse } = JSON

const MAX_BODY_BYTES = 1_048_576

/** No header of our own, so no preflight. `Origin` is still sent: CORS does not follow the referrer policy. */
const REQUEST: RequestInit = { method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer' }

const unreachable = (cause: unknown): RemoteError => ({ _tag: 'Unreachable', cause })

const statusError = (response: Response, now: number): RemoteError => {
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now)
  return { _tag: 'HttpStatus', status: response.status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

const parseJson = (text: string | undefined): E.Either<RemoteError, unknown> =>
  text === undefined
    ? E.left({ _tag: 'Malformed', detail: 'longer than 1 MiB' })
    : E.tryCatch<RemoteError, unknown>(
        () => parse(text),
        () => ({ _tag: 'Malformed', detail: 'not JSON' }),
      )

/** One request and its JSON answer. `now` is in ms since the epoch, asked when a Retry-After date has to be read. */
export const exchange = (
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
    TE.flatMap((response) => tryPromise(() => readCapped(response, MAX_BODY_BYTES), unreachable)),
    TE.flatMapEither(parseJson),
  )
