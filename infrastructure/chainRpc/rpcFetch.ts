import type { NodeError } from '../../application/ports/chainRpc.js'
import { readField } from '../shared/safeRead.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import { defer, finalize, firstValueFrom, map, merge, type Observable, race, type SchedulerLike, timer } from 'rxjs'
import type { Fetch } from '../http/HttpClient.js'
import { MAX_BODY_BYTES, readBodyText, statusError } from '../http/responseBody.js'

/** Carries a `RemoteError` through viem, which reports failures as exceptions. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly error: RemoteError

  constructor(error: RemoteError) {
    super(error._tag)
    this.error = error
  }
}

const causes = (error: unknown): readonly unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [])

/** JSON-RPC's own error, as viem throws it. */
const refusalIn = (thrown: unknown): Error | undefined =>
  causes(thrown).find((error): error is Error => error instanceof Error && error.name === 'RpcRequestError')

/** A node's refusal of a host's request: keeps the node's message and data, for the host only. */
export const toNodeRefusal = (thrown: unknown): NodeError | undefined => {
  const refusal = refusalIn(thrown)
  if (refusal === undefined) return undefined
  const [code, details] = [readField(refusal, 'code'), readField(refusal, 'details')]
  const message = typeof details === 'string' ? details : ''
  const cause = { code, message, data: readField(refusal, 'data') }
  return { _tag: 'RequestFailed', code: typeof code === 'number' ? code : undefined, message, cause }
}

/**
 * Maps an exception of viem. Network failures are a `RemoteFailure` among its causes; anything else but a node's error
 * is an answer that viem or a codec could not read.
 */
export const toRemoteError = (thrown: unknown): RemoteError => {
  const failure = causes(thrown).find((error) => error instanceof RemoteFailure)
  if (failure !== undefined) return failure.error
  const refusal = refusalIn(thrown)
  if (refusal === undefined) return { _tag: 'Malformed', detail: 'not an answer of JSON-RPC' }
  // The text contains neither the endpoint nor the query.
  const code = readField(refusal, 'code')
  const number = typeof code === 'number' ? ` ${code}` : ''
  return { _tag: 'Unreachable', cause: new Error(`The node answered with error${number}.`) }
}

const unreachable = (cause: unknown): RemoteFailure => new RemoteFailure({ _tag: 'Unreachable', cause })

/** Waits for the body too: headers alone do not prove that it will arrive. */
const wholeAnswer = async (answer: Promise<Response>, maxBytes: number, now: () => number): Promise<Response> => {
  const response = await answer.catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (!response.ok) throw new RemoteFailure(statusError(response, now()))
  const body = await readBodyText(response, maxBytes).catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (body === undefined)
    throw new RemoteFailure({ _tag: 'Malformed', detail: `longer than ${maxBytes / MAX_BODY_BYTES} MiB` })
  return new Response(body)
}

/**
 * A `fetch` with a deadline of `afterMs` for the whole body, aborted when `closed` emits. Rejects with `RemoteFailure`
 * only, also for statuses other than 2xx.
 */
export const makeRpcFetch =
  (deps: {
    readonly fetch: Fetch
    readonly scheduler: SchedulerLike
    readonly closed: Observable<unknown>
    readonly afterMs: number
    /** Limit of a body; 1 MiB unless given. */
    readonly maxBytes?: number
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
      wholeAnswer(deps.fetch(url, { ...init, signal: abort.signal }), deps.maxBytes ?? MAX_BODY_BYTES, () =>
        deps.scheduler.now(),
      ),
    )
    return firstValueFrom(race(ended, answer).pipe(finalize(() => abort.abort())))
  }
