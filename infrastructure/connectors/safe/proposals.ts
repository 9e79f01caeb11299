import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { OwnersFate } from '../../../domain/requests/proposal.js'
import { oneOf } from '../../http/codecs/combinators.js'
import { VISITOR_DEADLINE_MS } from '../shared/walletDriver.js'
import { REFUSALS, requestFailed } from '../shared/providerErrors.js'
import { Proposed, ProposalDetails, Receipt, type SafeCall, toProposalFate } from './codecs.js'
import type { AskSafe } from './messages.js'

/** Deadline of requests that need no owner. */
const ANSWER_DEADLINE_MS = 10_000

/** Proposes calls to the owners. The executor pays the gas, and the Safe's app estimates it. */
export const propose =
  (ask: AskSafe) =>
  (calls: readonly SafeCall[]): TE.TaskEither<RequestError, string> =>
    pipe(
      ask(
        'sendTransactions',
        {
          txs: calls.map(({ to, value = '0x0', input = '0x', data = input }) => ({
            to,
            data,
            value: BigInt(value).toString(),
          })),
        },
        Proposed,
        VISITOR_DEADLINE_MS,
      ),
      TE.map(({ safeTxHash }) => safeTxHash.toLowerCase()),
    )

/** State of a proposal, by its id (`safeTxHash`). */
export const fateOf =
  (ask: AskSafe) =>
  (safeTxHash: string): TE.TaskEither<RequestError, OwnersFate> =>
    pipe(
      ask('getTxBySafeTxHash', { safeTxHash }, ProposalDetails, ANSWER_DEADLINE_MS),
      TE.flatMapEither((details) => {
        const fate = toProposalFate(details)
        return fate === undefined ? E.left(requestFailed(...REFUSALS.answer)) : E.right(fate)
      }),
    )

/** Receipt of a transaction, through the Safe's node; `null` if not included yet. */
export const receiptOf = (ask: AskSafe, hash: string): TE.TaskEither<RequestError, t.TypeOf<typeof Receipt> | null> =>
  ask('rpcCall', { call: 'eth_getTransactionReceipt', params: [hash] }, oneOf(Receipt, t.null), ANSWER_DEADLINE_MS)

/** Status codes of EIP-5792. */
const CALL_STATUS = { Waiting: 100, Executed: 200, Cancelled: 400, Failed: 500 } as const

interface CallsStatus {
  readonly status: (typeof CALL_STATUS)[keyof typeof CALL_STATUS]
  readonly receipts?: readonly t.TypeOf<typeof Receipt>[]
}

/** Status of calls; executed once the chain has included their transaction. */
export const statusOf = (ask: AskSafe, id: string): TE.TaskEither<RequestError, CallsStatus> =>
  pipe(
    fateOf(ask)(id),
    TE.flatMap((fate): TE.TaskEither<RequestError, CallsStatus> =>
      fate._tag === 'Executed'
        ? pipe(
            receiptOf(ask, fate.hash),
            TE.map((receipt): CallsStatus =>
              receipt === null
                ? { status: CALL_STATUS.Waiting }
                : { status: CALL_STATUS.Executed, receipts: [receipt] },
            ),
          )
        : TE.right({ status: CALL_STATUS[fate._tag] }),
    ),
  )
