import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  type SchedulerLike,
  takeUntil,
  timer,
} from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'

/** Emits a failure after `afterMs`: the deadline in a race of observables. */
export const lateAfter = <Failure>(
  scheduler: SchedulerLike,
  afterMs: number,
  error: Failure,
): Observable<E.Either<Failure, never>> => timer(afterMs, scheduler).pipe(map(() => E.left(error)))

/** Dependencies of a deadline; `ended`: cancels the wait and its timer. */
export interface InTimeDeps {
  readonly scheduler: SchedulerLike
  readonly ended?: Observable<unknown> | undefined
}

/** The answer to a question, or the failure `late`: a host's own adapter may have no deadline. */
export function inTime<Failure, A>(
  deps: InTimeDeps,
  afterMs: number,
  ask: TaskEither<Failure, A>,
): TaskEither<Failure | RemoteError, A>
export function inTime<Failure, A, Late>(
  deps: InTimeDeps,
  afterMs: number,
  ask: TaskEither<Failure, A>,
  late: Late,
): TaskEither<Failure | Late, A>
export function inTime<Failure, A>(
  { scheduler, ended = NEVER }: InTimeDeps,
  afterMs: number,
  ask: TaskEither<Failure, A>,
  late: unknown = { _tag: 'TimedOut', afterMs },
): TaskEither<unknown, A> {
  return () =>
    firstValueFrom(race(defer(ask), merge(lateAfter(scheduler, afterMs, late).pipe(takeUntil(ended)), NEVER)))
}
