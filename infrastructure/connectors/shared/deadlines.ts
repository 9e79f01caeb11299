import * as E from 'fp-ts/Either'
import { map, type Observable, type SchedulerLike, timer } from 'rxjs'

/** Time for the visitor to find the wallet, read and decide. */
export const VISITOR_DEADLINE_MS = 5 * 60_000
/** Limit of wallet actions without a prompt: restoring access (U-30), revoking it, reporting the network. */
export const SILENT_DEADLINE_MS = 3_000

export const failed =
  <Error>(error: Error) =>
  (): E.Either<Error, never> =>
    E.left(error)

/** Emits a failure after `afterMs`. */
export const lateAfter =
  (scheduler: SchedulerLike) =>
  <Error>(afterMs: number, error: Error): Observable<E.Either<Error, never>> =>
    timer(afterMs, scheduler).pipe(map(failed(error)))
