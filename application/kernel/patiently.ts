import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, map, merge, type Observable, type SchedulerLike, share, takeUntil, timer } from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'

/** As long as one node or server may take. A host's own adapter, or code that is loaded, may take for ever. */
const PATIENCE_MS = 10_000

/** Asks, and says after 10 s that there is no answer; one that comes later is still taken. */
export const patiently = <A>(
  ask: TaskEither<RemoteError, A>,
  scheduler: SchedulerLike,
): Observable<E.Either<RemoteError, A>> => {
  const answer = defer(ask).pipe(share())
  const late = timer(PATIENCE_MS, scheduler).pipe(
    map(() => E.left<RemoteError>({ _tag: 'TimedOut', afterMs: PATIENCE_MS })),
    takeUntil(answer),
  )
  return merge(late, answer)
}
