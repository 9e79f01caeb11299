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

/** Dependencies of a deadline; `ended`: cancels the wait and its timer. */
export interface InTimeDeps {
  readonly scheduler: SchedulerLike
  readonly ended: Observable<unknown>
}

/** The answer to a question, or `TimedOut`: a host's own adapter may have no deadline. */
export const inTime =
  <Failure, A>(
    { scheduler, ended }: InTimeDeps,
    afterMs: number,
    ask: TaskEither<Failure, A>,
  ): TaskEither<Failure | RemoteError, A> =>
  () => {
    const late = merge(timer(afterMs, scheduler).pipe(takeUntil(ended)), NEVER).pipe(
      map(() => E.left<RemoteError>({ _tag: 'TimedOut', afterMs })),
    )
    return firstValueFrom(race(defer(ask), late))
  }
