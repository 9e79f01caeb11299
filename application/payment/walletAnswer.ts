import type { FeePayer } from '../../domain/payment/fee.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import { inTime } from '../kernel/inTime.js'

/** Longer than Portico's own limit of five minutes; a host's own wallet may have no deadline. */
const LONGEST_ANSWER_MS = 360_000

const OUTCOME_UNKNOWN: RequestError = { _tag: 'RequestOutcomeUnknown' }

/** The answer to a question in time; afterwards the outcome is unknown. */
export const orUnknown = <Failure, A>(
  scheduler: SchedulerLike,
  afterMs: number,
  ask: TaskEither<Failure, A>,
): TaskEither<Failure | RequestError, A> => inTime({ scheduler }, afterMs, ask, OUTCOME_UNKNOWN)

/** A wallet's answer within six minutes; later answers are ignored. */
export const answerOf = <A>(scheduler: SchedulerLike, ask: TaskEither<RequestError, A>): TaskEither<RequestError, A> =>
  orUnknown(scheduler, LONGEST_ANSWER_MS, ask)

/** Who pays for what this wallet sends: one of several owners only proposes it, and another executes it. */
export const feePayerOf = (wallet: Pick<WalletConnector, 'proposalFate'> | undefined): FeePayer =>
  wallet?.proposalFate === undefined ? 'Sender' : 'Executor'
