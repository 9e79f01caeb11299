import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { catchError, defer, type Observable, of } from 'rxjs'
import type { LoginError } from '../../domain/login/LoginError.js'

/** Asks when subscribed to; who has left hears nothing. A host's own port may break its contract: the next login must not suffer from it. */
export const answerTo = <A>(question: TaskEither<LoginError, A>): Observable<E.Either<LoginError, A>> =>
  defer(question).pipe(catchError(() => of(E.left<LoginError>({ _tag: 'FrameFailed', message: '' }))))
