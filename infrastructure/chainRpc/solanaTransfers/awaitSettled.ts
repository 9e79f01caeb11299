import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, map, merge, type Observable, type SchedulerLike, take, timer } from 'rxjs'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { CONFIRMED } from '../solanaRpc.js'
import { type AskChain, describeChainError, RPC_RESULTS } from './rpc.js'

const INTERVAL_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const DEADLINE_MS = 180_000
/** How many blocks old the blockhash of a transaction may be. */
const MAX_BLOCKHASH_AGE = 150n

type TransactionStatus =
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'Failed'; readonly reason: string }
  | { readonly _tag: 'Underway' }
  | { readonly _tag: 'Unheard'; readonly height: bigint }

export interface AwaitSettledDeps {
  readonly ask: AskChain
  readonly scheduler: SchedulerLike
  /** Ends what is waited for. */
  readonly closed: Observable<unknown>
}

/** The height first: what is not there after it was read was not there in that block. */
const readStatus = (ask: AskChain, id: string): TE.TaskEither<RemoteError, TransactionStatus> =>
  pipe(
    ask(RPC_RESULTS.number, 'getBlockHeight', [CONFIRMED]),
    TE.flatMap((height) =>
      pipe(
        ask(RPC_RESULTS.statuses, 'getSignatureStatuses', [[id], { searchTransactionHistory: true }]),
        TE.map(({ value: [status] }): TransactionStatus => {
          if (status === null) return { _tag: 'Unheard', height }
          // Only one of few nodes has seen it: it may be on a fork.
          if (status.confirmationStatus === 'processed') return { _tag: 'Underway' }
          return status.err === null || status.err === undefined
            ? { _tag: 'Confirmed' }
            : { _tag: 'Failed', reason: describeChainError(status.err) }
        }),
      ),
    ),
  )

const pauseAfter = (error: RemoteError | undefined): number =>
  error?._tag === 'HttpStatus' && error.retryAfterMs !== undefined
    ? Math.min(Math.max(error.retryAfterMs, INTERVAL_MS), LONGEST_PAUSE_MS)
    : INTERVAL_MS

/**
 * Polls every second until the chain has confirmed a transaction; retries nodes that fail. The wallet may have replaced
 * our blockhash with a newer one, but with none newer than the block of the first poll: 150 blocks after that block the
 * transaction can no longer be included.
 */
export const awaitSettled =
  ({ ask, scheduler, closed }: AwaitSettledDeps, id: string): TE.TaskEither<TransferError, void> =>
  async () => {
    const start = scheduler.now()
    let last: bigint | undefined
    const pause = (ms: number): Promise<boolean> =>
      firstValueFrom(merge(closed.pipe(map(() => false)), timer(ms, scheduler).pipe(map(() => true))).pipe(take(1)))
    const again = async (): Promise<E.Either<TransferError, void>> => {
      const looked = await readStatus(ask, id)()
      const seen = E.isRight(looked) ? looked.right : undefined
      if (seen?._tag === 'Confirmed') return E.right(undefined)
      if (seen?._tag === 'Failed') return E.left({ _tag: 'TransferFailed', reason: seen.reason })
      if (seen?._tag === 'Unheard') {
        last ??= seen.height + MAX_BLOCKHASH_AGE
        if (seen.height > last) return E.left({ _tag: 'TransferExpired' })
      }
      const error = E.isLeft(looked) ? looked.left : undefined
      if (scheduler.now() - start >= DEADLINE_MS)
        return E.left(error ?? { _tag: 'TransferUnconfirmed', afterMs: DEADLINE_MS })
      return (await pause(pauseAfter(error))) ? again() : E.left({ _tag: 'Unreachable', cause: 'closed' })
    }
    return again()
  }
