import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Connections } from '../../domain/connect/connection.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import { answerOf, orUnknown } from '../payment/walletAnswer.js'
import type { Readable } from '../kernel/store.js'
import type { Transfers } from '../ports/transfers.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import type { WalletRequests } from '../requests/requestsApi.js'
import type { SendFailure } from '../../domain/send/sendState.js'

export interface SignAndSubmitDeps {
  readonly requests: Pick<WalletRequests, 'request' | 'watch'>
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly transfers: Transfers
  readonly scheduler: SchedulerLike
}

/**
 * Max wait for the nodes and, if they fail, for the chain: about the validity of a signed transaction, 150 blocks. A
 * host's own adapter may have no deadline.
 */
const LONGEST_SUBMISSION_MS = 60_000

const OUTCOME_UNKNOWN: RequestError = { _tag: 'RequestOutcomeUnknown' }

/** A wallet whose result is unreadable approved, and may have sent the transaction itself. */
const readSigned = (answer: unknown): E.Either<SendFailure, string> =>
  typeof answer === 'object' && answer !== null && 'transaction' in answer && typeof answer.transaction === 'string'
    ? E.right(answer.transaction)
    : E.left(OUTCOME_UNKNOWN)

/**
 * Has a Solana wallet that cannot send sign a prepared transfer, and submits it; then it is tracked as if the wallet
 * had sent it. Bound to the wallet that is active at the time of this call, not when the task runs (U-41). Resolves
 * with the id.
 */
export const signAndSubmit = (
  { requests, connections, transfers, scheduler }: SignAndSubmitDeps,
  network: Network,
  { request: asked }: Pick<PreparedTransfer, 'request'>,
): TaskEither<SendFailure, string> => {
  const { chainNamespace, caipNetworkId } = network
  const connection = connections.value[chainNamespace]
  if (connection._tag !== 'Connected') return TE.left({ _tag: 'NotConnected' })
  const { connectorId, accounts } = connection.active
  const watch = (id: string): string => {
    const sender = { namespace: chainNamespace, connectorId, address: accounts[0] }
    requests.watch({ ...sender, id, caipNetworkId, sentAt: scheduler.now() })
    return id
  }
  const submit = (signed: string): TaskEither<SendFailure, string> =>
    orUnknown(
      scheduler,
      LONGEST_SUBMISSION_MS,
      // Tracks the transaction even if the submission ends after the deadline.
      pipe(
        transfers.submit(network, signed, asked),
        // A node got it: it must not be signed again.
        TE.mapLeft((error): SendFailure => (error._tag === 'TransferUnconfirmed' ? OUTCOME_UNKNOWN : error)),
        TE.map(watch),
      ),
    )
  return pipe(
    answerOf(scheduler, requests.request(chainNamespace, { ...asked, method: 'solana_signTransaction' })),
    TE.flatMapEither(readSigned),
    TE.flatMap(submit),
  )
}
