import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { awaitOutcome, type Outcome, type SettlingDeps } from '../settling.js'
import { CONFIRMED } from '../solanaRpc.js'
import { type AskChain, describeChainError, RPC_RESULTS } from './rpc.js'

const INTERVAL_MS = 1_000
/** Maximum age of a transaction's blockhash, in blocks. */
const MAX_BLOCKHASH_AGE = 150n

type TransactionStatus =
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'Failed'; readonly reason: string }
  | { readonly _tag: 'Underway' }
  | { readonly _tag: 'Unheard'; readonly height: bigint }

/** Reads the height first: a status that is missing afterwards was not in that block. */
const readStatus = (ask: AskChain, id: string): TE.TaskEither<RemoteError, TransactionStatus> =>
  pipe(
    ask(RPC_RESULTS.number, 'getBlockHeight', [CONFIRMED]),
    TE.flatMap((height) =>
      pipe(
        ask(RPC_RESULTS.statuses, 'getSignatureStatuses', [[id], { searchTransactionHistory: true }]),
        TE.map(({ value: [status] }): TransactionStatus => {
          if (status === null) return { _tag: 'Unheard', height }
          // Seen by a single node; may be on a fork.
          if (status.confirmationStatus === 'processed') return { _tag: 'Underway' }
          return status.err === null || status.err === undefined
            ? { _tag: 'Confirmed' }
            : { _tag: 'Failed', reason: describeChainError(status.err) }
        }),
      ),
    ),
  )

/**
 * Polls at increasing intervals of up to 1 s until a transaction is confirmed; retries failed nodes. The wallet may
 * have set a newer blockhash, but none newer than the first polled block: 150 blocks after that block, the transaction
 * can no longer be included.
 */
export const awaitSettled =
  (ask: AskChain, deps: SettlingDeps, id: string): TE.TaskEither<TransferError, void> =>
  () => {
    let last: bigint | undefined
    const outcomeOf = (status: TransactionStatus): Outcome => {
      if (status._tag === 'Confirmed') return E.right(undefined)
      if (status._tag === 'Failed') return E.left({ _tag: 'TransferFailed', reason: status.reason })
      if (status._tag === 'Underway') return 'Open'
      last ??= status.height + MAX_BLOCKHASH_AGE
      return status.height > last ? E.left({ _tag: 'TransferExpired' }) : 'Open'
    }
    return awaitOutcome(deps, INTERVAL_MS, pipe(readStatus(ask, id), TE.map(outcomeOf)))()
  }
