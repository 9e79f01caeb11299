import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, map, merge, type Observable, type SchedulerLike, take, timer } from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { TransferError } from '../../domain/send/transfer.js'

/** Many chains include a transaction within a second; each pause is twice the previous one. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
const DEADLINE_MS = 180_000

/**
 * Final result of a transfer, or `Open`. `Doubted`: a node reported a final state that counts only if confirmed after a
 * full interval, because nodes behind one endpoint may lag.
 */
export type Outcome = E.Either<TransferError, void> | 'Open' | 'Doubted'

export interface SettlingDeps {
  readonly scheduler: SchedulerLike
  /** Ends the wait. */
  readonly closed: Observable<unknown>
}

/** Short pauses first, as long as the result is `Open`. */
const pauseAfter = (looked: E.Either<RemoteError, Outcome>, intervalMs: number, looks: number): number => {
  if (E.isRight(looked)) return looked.right === 'Open' ? Math.min(intervalMs, FIRST_PAUSE_MS * 2 ** looks) : intervalMs
  return looked.left._tag === 'HttpStatus' && looked.left.retryAfterMs !== undefined
    ? Math.min(Math.max(looked.left.retryAfterMs, intervalMs), LONGEST_PAUSE_MS)
    : intervalMs
}

/**
 * Polls until a transfer has ended, at increasing intervals of up to `intervalMs`; retries failed nodes. After three
 * minutes fails with `TransferUnconfirmed`, or the node's last error; with `Unreachable` as soon as `closed` emits.
 */
export const awaitOutcome =
  (
    { scheduler, closed }: SettlingDeps,
    intervalMs: number,
    look: TE.TaskEither<RemoteError, Outcome>,
  ): TE.TaskEither<TransferError, void> =>
  async () => {
    const start = scheduler.now()
    const pause = (ms: number): Promise<boolean> =>
      firstValueFrom(merge(closed.pipe(map(() => false)), timer(ms, scheduler).pipe(map(() => true))).pipe(take(1)))
    const again = async (looks: number): Promise<E.Either<TransferError, void>> => {
      const looked = await look()
      if (E.isRight(looked) && typeof looked.right === 'object') return looked.right
      if (scheduler.now() - start >= DEADLINE_MS)
        return E.left(E.isLeft(looked) ? looked.left : { _tag: 'TransferUnconfirmed', afterMs: DEADLINE_MS })
      return (await pause(pauseAfter(looked, intervalMs, looks)))
        ? again(looks + 1)
        : E.left({ _tag: 'Unreachable', cause: 'closed' })
    }
    return again(0)
  }
