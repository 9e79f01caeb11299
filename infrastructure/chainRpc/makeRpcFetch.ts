import { defer, finalize, firstValueFrom, map, merge, type Observable, race, type SchedulerLike, timer } from 'rxjs'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Fetch } from '../http/Fetch.js'
import { parseRetryAfter } from '../http/parseRetryAfter.js'
import { readCapped } from '../http/readCapped.js'
import { RemoteFailure } from './RemoteFailure.js'

const MAX_BODY_BYTES = 1_048_576

const statusError = (response: Response, now: number): RemoteError => {
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now)
  return { _tag: 'HttpStatus', status: response.status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

const unreachable = (cause: unknown): RemoteFailure => new RemoteFailure({ _tag: 'Unreachable', cause })

/** The whole answer: its headers alone are no sign that its body will ever come. */
const wholeAnswer = async (answer: Promise<Response>, now: () => number): Promise<Response> => {
  const response = await answer.catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (!response.ok) throw new RemoteFailure(statusError(response, now()))
  const body = await readCapped(response, MAX_BODY_BYTES).catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (body === undefined) throw new RemoteFailure({ _tag: 'Malformed', detail: 'longer than 1 MiB' })
  return new Response(body)
}

/**
 * A `fetch` that ends: after `afterMs`, body included, or when `closed` emits. It rejects with `RemoteFailure`
 * only, also on a status that is not 2xx.
 */
export const makeRpcFetch =
  (deps: {
    readonly fetch: Fetch
    readonly scheduler: SchedulerLike
    readonly closed: Observable<unknown>
    readonly afterMs: number
  }): Fetch =>
  (url, init) => {
    const abort = new AbortController()
    const late = timer(deps.afterMs, deps.scheduler).pipe(
      map((): RemoteError => ({ _tag: 'TimedOut', afterMs: deps.afterMs })),
    )
    const closed = deps.closed.pipe(map((): RemoteError => ({ _tag: 'Unreachable', cause: 'closed' })))
    const ended = merge(closed, late).pipe(
      map((error): never => {
        throw new RemoteFailure(error)
      }),
    )
    const answer = defer(() =>
      wholeAnswer(deps.fetch(url, { ...init, signal: abort.signal }), () => deps.scheduler.now()),
    )
    return firstValueFrom(race(ended, answer).pipe(finalize(() => abort.abort())))
  }
