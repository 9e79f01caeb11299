import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { catchError, defer, type Observable, of } from 'rxjs'
import type { LoginError } from '../../domain/login/loginError.js'

/**
 * Runs the task on subscription; its result is ignored after unsubscribing. A rejection by a host's own port becomes a
 * failure, so that it cannot break the next login.
 */
export const runTask = <A>(question: TaskEither<LoginError, A>): Observable<E.Either<LoginError, A>> =>
  defer(question).pipe(catchError(() => of(E.left<LoginError>({ _tag: 'FrameFailed', message: '' }))))
