import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'

export interface CacheOptions<A, E> {
  /** Questions with the same key share an answer. */
  readonly key: (question: A) => string
  /** Counts from the answer; `Infinity` keeps it for the page's life. */
  readonly ttlMs: number
  /** Counts from the failure; 0 allows an immediate retry. */
  readonly retryBlockMs: number
  /**
   * Whether a failure blocks further attempts for `retryBlockMs`. Default: every failure does. After other failures,
   * the next question is asked immediately.
   */
  readonly blocksAfter?: (failure: E) => boolean
  /**
   * Time (ms since the epoch) before which answers are stale: those requested earlier, even if still pending, are
   * ignored and the question is asked again. Failures still block.
   */
  readonly since?: (question: A) => number | undefined
  /** `retryAt` is in ms since the epoch. */
  readonly blocked: (retryAt: number) => E
  /** Its `now()` is in ms since the epoch. */
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

/** An answer, when it was requested, and until when it is valid. */
interface Entry<E, B> {
  readonly answer: Promise<E.Either<E, B>>
  readonly askedAt: number
  readonly until: number
}

/** The entry that replaces a pending one after this result. */
const entryAfter = <A, E, B>(result: E.Either<E, B>, askedAt: number, options: CacheOptions<A, E>): Entry<E, B> => {
  const { ttlMs, retryBlockMs, blocksAfter = () => true, blocked, scheduler } = options
  const now = scheduler.now()
  if (E.isRight(result)) return { answer: Promise.resolve(result), askedAt, until: now + ttlMs }
  const until = blocksAfter(result.left) ? now + retryBlockMs : now
  return { answer: Promise.resolve(E.left(blocked(until))), askedAt: Infinity, until }
}

/**
 * Wraps a question, by key: caches its answer for `ttlMs`, shares pending requests and, after a failure, answers
 * `blocked` for `retryBlockMs` without asking. Sets no timers.
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
    /** A later request may have replaced this one. */
    const isLast = (): boolean => entries.get(id) === entry
    const answer = ask(question)().then((result) => {
      if (isLast()) entries.set(id, entryAfter(result, askedAt, options))
      return result
    })
    const entry: Entry<E, B> = { answer, askedAt, until: Infinity }
    entries.set(id, entry)
    // A rejection is a defect of `ask`: the caller gets it, but it must not be cached.
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
