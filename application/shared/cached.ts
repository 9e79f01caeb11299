import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'

type Entry<E, B> =
  | { readonly _tag: 'Asking'; readonly answer: Promise<E.Either<E, B>> }
  | { readonly _tag: 'Known'; readonly answer: E.Either<E, B>; readonly until: number }
  | { readonly _tag: 'Blocked'; readonly until: number }

/**
 * Wraps a question, by key: keeps its answer for `ttlMs`, shares what is under way, and after a failure
 * answers `blocked` for `retryBlockMs` without asking. Sets no timers.
 */
export const cached = <A, E, B>(
  ask: (question: A) => TaskEither<E, B>,
  options: {
    /** Questions with one key are one question. */
    readonly key: (question: A) => string
    /** From the answer on; `Infinity` for the page's life. */
    readonly ttlMs: number
    /** From the failure on; 0 to ask again at once. */
    readonly retryBlockMs: number
    /** Failures after which another try may succeed; all of them unless said. The others are told as they are, each time. */
    readonly blocksAfter?: (failure: E) => boolean
    /** `retryAt` is in ms since the epoch. */
    readonly blocked: (retryAt: number) => E
    /** Its `now()` is in ms since the epoch. */
    readonly scheduler: Pick<SchedulerLike, 'now'>
  },
): ((question: A) => TaskEither<E, B>) => {
  const { key, ttlMs, retryBlockMs, blocksAfter = () => true, blocked, scheduler } = options
  const entries = new Map<string, Entry<E, B>>()

  const dropExpired = (): void => {
    const now = scheduler.now()
    for (const [id, entry] of entries) if (entry._tag !== 'Asking' && entry.until <= now) entries.delete(id)
  }
  const remember = (id: string, result: E.Either<E, B>): void => {
    const now = scheduler.now()
    if (E.isRight(result)) entries.set(id, { _tag: 'Known', answer: result, until: now + ttlMs })
    else if (blocksAfter(result.left)) entries.set(id, { _tag: 'Blocked', until: now + retryBlockMs })
    else entries.delete(id)
  }
  const begin = (id: string, question: A): Promise<E.Either<E, B>> => {
    const answer = ask(question)().then((result) => {
      remember(id, result)
      return result
    })
    entries.set(id, { _tag: 'Asking', answer })
    // A rejection is a defect of `ask`; the caller sees it, and it must not be kept.
    answer.catch(() => entries.delete(id))
    return answer
  }
  return (question) => () => {
    dropExpired()
    const id = key(question)
    const entry = entries.get(id)
    if (entry === undefined) return begin(id, question)
    return entry._tag === 'Blocked' ? Promise.resolve(E.left(blocked(entry.until))) : Promise.resolve(entry.answer)
  }
}
