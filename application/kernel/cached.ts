import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'

export interface CacheOptions<A, E> {
  /** Questions with one key are one question. */
  readonly key: (question: A) => string
  /** From the answer on; `Infinity` for the page's life. */
  readonly ttlMs: number
  /** From the failure on; 0 to ask again at once. */
  readonly retryBlockMs: number
  /**
   * Whether a failure blocks further attempts for `retryBlockMs`; all do unless given. After any other failure, the
   * next question is asked at once.
   */
  readonly blocksAfter?: (failure: E) => boolean
  /**
   * From when on the answer must have been asked for, in ms since the epoch: one that was asked for earlier, or still
   * is, is passed over, and the question asked anew. A failure blocks all the same.
   */
  readonly since?: (question: A) => number | undefined
  /** `retryAt` is in ms since the epoch. */
  readonly blocked: (retryAt: number) => E
  /** Its `now()` is in ms since the epoch. */
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

/** An answer, when it was asked for, and until when it is given. */
interface Entry<E, B> {
  readonly answer: Promise<E.Either<E, B>>
  readonly askedAt: number
  readonly until: number
}

/** The entry for later askers, after this result. */
const entryAfter = <A, E, B>(result: E.Either<E, B>, askedAt: number, options: CacheOptions<A, E>): Entry<E, B> => {
  const { ttlMs, retryBlockMs, blocksAfter = () => true, blocked, scheduler } = options
  const now = scheduler.now()
  if (E.isRight(result)) return { answer: Promise.resolve(result), askedAt, until: now + ttlMs }
  const until = blocksAfter(result.left) ? now + retryBlockMs : now
  return { answer: Promise.resolve(E.left(blocked(until))), askedAt: Infinity, until }
}

/**
 * Wraps a question, by key: keeps its answer for `ttlMs`, shares what is under way, and after a failure
 * answers `blocked` for `retryBlockMs` without asking. Sets no timers.
 */
export const cached = <A, E, B>(
  ask: (question: A) => TaskEither<E, B>,
  options: CacheOptions<A, E>,
): ((question: A) => TaskEither<E, B>) => {
  const entries = new Map<string, Entry<E, B>>()
  const dropExpired = (): void => {
    const now = options.scheduler.now()
    for (const [id, { until }] of entries) if (until <= now) entries.delete(id)
  }
  const begin = (id: string, question: A): Promise<E.Either<E, B>> => {
    const askedAt = options.scheduler.now()
    /** Another one may have been asked since. */
    const isLast = (): boolean => entries.get(id) === entry
    const answer = ask(question)().then((result) => {
      if (isLast()) entries.set(id, entryAfter(result, askedAt, options))
      return result
    })
    const entry: Entry<E, B> = { answer, askedAt, until: Infinity }
    entries.set(id, entry)
    // A rejection is a defect of `ask`; the caller sees it, and it must not be kept.
    answer.catch(() => isLast() && entries.delete(id))
    return answer
  }
  return (question) => () => {
    dropExpired()
    const id = options.key(question)
    const entry = entries.get(id)
    const since = options.since?.(question) ?? 0
    return entry !== undefined && entry.askedAt >= since ? entry.answer : begin(id, question)
  }
}
