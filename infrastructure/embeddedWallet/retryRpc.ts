import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { concatMap, defer, firstValueFrom, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { LoginError } from '../../domain/login/LoginError.js'

const RETRIES = 3
const BASE_DELAY_MS = 150

/** Asks again after 150, 300 and 600 ms when the frame refuses (S9-12). Silence is not asked twice. */
export const retryRpc = <A>(task: TaskEither<LoginError, A>, scheduler: SchedulerLike): TaskEither<LoginError, A> => {
  const attempt = (failures: number): Observable<E.Either<LoginError, A>> =>
    defer(task).pipe(
      concatMap((answer) =>
        E.isLeft(answer) && answer.left._tag === 'FrameFailed' && failures < RETRIES
          ? timer(BASE_DELAY_MS * 2 ** failures, scheduler).pipe(concatMap(() => attempt(failures + 1)))
          : of(answer),
      ),
    )
  return () => firstValueFrom(attempt(0))
}
