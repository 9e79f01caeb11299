import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'

/** Answers `late` when the task has not answered after `afterMs`; what the task says then is dropped. */
export const withDeadline =
  <Late>(deps: { readonly scheduler: SchedulerLike; readonly afterMs: number; readonly late: Late }) =>
  <Error, A>(task: TaskEither<Error, A>): TaskEither<Error | Late, A> =>
  () =>
    firstValueFrom(
      race(
        defer(task),
        timer(deps.afterMs, deps.scheduler).pipe(map((): E.Either<Error | Late, A> => E.left(deps.late))),
      ),
    )
