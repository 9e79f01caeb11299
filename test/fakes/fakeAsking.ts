import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  type SchedulerLike,
  Subject,
  timer,
} from 'rxjs'
import { type LoginError, readLoginError } from '../../domain/login/loginError.js'
import type { FakeSecureSite } from './fakeSecureSite.js'

export interface FakeAsking {
  /** The site's answer; always settles. */
  readonly ask: (
    name: string,
    payload?: unknown,
    more?: { readonly afterMs?: number; readonly abandoned?: Observable<unknown> },
  ) => TaskEither<LoginError, unknown>
  /** Marks the currently open requests; the returned function ends them. */
  readonly openNow: () => () => void
}

const REQUEST_MS = 120_000

/** Requests to a fake secure site, without a frame. */
export const fakeAsking = ({
  site,
  scheduler,
}: {
  readonly site: FakeSecureSite
  readonly scheduler: SchedulerLike
}): FakeAsking => {
  const ended = new Subject<number>()
  let asked = 0
  const answerTo = (name: string, payload: unknown): Observable<E.Either<LoginError, unknown>> =>
    defer(async () => site.respond(name, payload)).pipe(
      filter((reply) => reply._tag !== 'Silence'),
      map((reply) =>
        reply._tag === 'Error'
          ? E.left(readLoginError(reply.message, name.endsWith('OTP') ? 'Code' : 'Other'))
          : E.right(reply.payload),
      ),
      (answers) => merge(answers, NEVER),
    )
  return {
    ask:
      (name, payload, { afterMs = REQUEST_MS, abandoned = NEVER } = {}) =>
      () => {
        const number = (asked += 1)
        const gone = merge(abandoned, ended.pipe(filter((last) => number <= last)))
        return firstValueFrom(
          race(
            gone.pipe(map((): E.Either<LoginError, unknown> => E.left({ _tag: 'FrameRequestAborted' }))),
            timer(afterMs, scheduler).pipe(
              map((): E.Either<LoginError, unknown> => E.left({ _tag: 'FrameTimedOut', afterMs })),
            ),
            answerTo(name, payload),
          ),
        )
      },
    openNow: () => {
      const last = asked
      return () => ended.next(last)
    },
  }
}
