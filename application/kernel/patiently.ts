import type * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, merge, type Observable, type SchedulerLike, share, takeUntil } from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import { lateAfter } from './inTime.js'

/** Deadline of one node or server. A host's own adapter, or a chunk load, may take forever. */
const PATIENCE_MS = 10_000

/** Emits a failure after 10 s without an answer; a later answer is still emitted. */
export const patiently = <A>(
  ask: TaskEither<RemoteError, A>,
  scheduler: SchedulerLike,
): Observable<E.Either<RemoteError, A>> => {
  const answer = defer(ask).pipe(share())
  const late = lateAfter<RemoteError>(scheduler, PATIENCE_MS, { _tag: 'TimedOut', afterMs: PATIENCE_MS })
  return merge(late.pipe(takeUntil(answer)), answer)
}
