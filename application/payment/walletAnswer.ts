import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import type { RequestError } from '../../domain/connect/walletRequest.js'

/** Longer than Portico's own limit of five minutes; a host's own wallet may have no deadline. */
const LONGEST_ANSWER_MS = 360_000

const OUTCOME_UNKNOWN: RequestError = { _tag: 'RequestOutcomeUnknown' }

/** The answer to a question in time; afterwards the outcome is unknown. */
export const orUnknown =
  <Failure, A>(
    scheduler: SchedulerLike,
    afterMs: number,
    ask: TaskEither<Failure, A>,
  ): TaskEither<Failure | RequestError, A> =>
  () => {
    const tooLate = timer(afterMs, scheduler).pipe(map(() => E.left(OUTCOME_UNKNOWN)))
    return firstValueFrom(race(defer(ask), tooLate))
  }

/** A wallet's answer within six minutes; later answers are ignored. */
export const answerOf = <A>(scheduler: SchedulerLike, ask: TaskEither<RequestError, A>): TaskEither<RequestError, A> =>
  orUnknown(scheduler, LONGEST_ANSWER_MS, ask)
