import * as E from 'fp-ts/Either'
import { map, type Observable, type SchedulerLike, timer } from 'rxjs'

/** The visitor finds the wallet, reads, decides. */
export const VISITOR_DEADLINE_MS = 5 * 60_000
/** For whatever a wallet does without its visitor: restoring access (U-30), giving it back, saying where it is. */
export const SILENT_DEADLINE_MS = 3_000

/** The failure as the outcome that it is. */
export const failed =
  <Error>(error: Error) =>
  (): E.Either<Error, never> =>
    E.left(error)

/** Fails when a wallet takes longer. */
export const lateAfter =
  (scheduler: SchedulerLike) =>
  <Error>(afterMs: number, error: Error): Observable<E.Either<Error, never>> =>
    timer(afterMs, scheduler).pipe(map(failed(error)))
