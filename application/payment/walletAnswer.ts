import * as E from 'fp-ts/Either'
import type { FeePayer } from '../../domain/payment/fee.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { isUnsupported, type RequestError } from '../../domain/connect/walletRequest.js'
import { inTime } from '../kernel/inTime.js'

/** Longer than Portico's own limit of five minutes; a host's own wallet may have no deadline. */
export const LONGEST_ANSWER_MS = 360_000

/** Max time in which a wallet reports that it does not support a request: it shows no prompt for that. */
const LONGEST_REFUSAL_MS = 1_000

const OUTCOME_UNKNOWN: RequestError = { _tag: 'RequestOutcomeUnknown' }

/** The answer to a question in time; afterwards the outcome is unknown. */
export const orUnknown = <Failure, A>(
  scheduler: SchedulerLike,
  afterMs: number,
  ask: TaskEither<Failure, A>,
): TaskEither<Failure | RequestError, A> => inTime({ scheduler }, afterMs, ask, OUTCOME_UNKNOWN)

/**
 * A wallet's answer within six minutes; later answers are ignored. The wallet may be asked another way if it does not
 * support the request (4200, a batch refused by EIP-5792), but only if it said so within a second: later, it may have
 * shown its prompt and sent the transaction, and the outcome is unknown (S-28). A clock that was set back proves no
 * time. A wallet whose features are known before, such as those granted by a pairing, is answered for by its connector
 * at once.
 */
export const answerOf = <A>(scheduler: SchedulerLike, ask: TaskEither<RequestError, A>): TaskEither<RequestError, A> =>
  orUnknown(scheduler, LONGEST_ANSWER_MS, async () => {
    const askedAt = scheduler.now()
    const answer = await ask()
    const tookMs = scheduler.now() - askedAt
    const isAtOnce = tookMs >= 0 && tookMs <= LONGEST_REFUSAL_MS
    return E.isLeft(answer) && isUnsupported(answer.left) && !isAtOnce ? E.left(OUTCOME_UNKNOWN) : answer
  })

/** Who pays for what this wallet sends: one of several owners only proposes it, and another executes it. */
export const feePayerOf = (wallet: Pick<WalletConnector, 'proposalFate'> | undefined): FeePayer =>
  wallet?.proposalFate === undefined ? 'Sender' : 'Executor'
