import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import { findLookalike } from '../../domain/send/lookalike.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { FeePayer } from '../../domain/payment/fee.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import type { SendError } from '../../domain/send/sendError.js'
import { type SendOrder, toTransfer } from '../../domain/send/sendOrder.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'
import type { Transfers } from '../ports/transfers.js'
import type { KnownReceivers } from './knownReceivers.js'
import type { ReceiverNames } from './receiverNames.js'
import type { Preview } from '../../domain/send/sendState.js'

export interface PreviewDeps {
  readonly transfers: Transfers
  readonly networks: readonly Network[]
  readonly knownReceivers: KnownReceivers
  readonly receiverNames: Pick<ReceiverNames, 'nameOf'>
  /** The payer of the fee for transactions of the namespace's wallet. */
  readonly feePayer: (namespace: ChainNamespace) => FeePayer
  readonly scheduler: SchedulerLike
}

/** Covers several requests to a chain, each with its own deadline; a host's own adapter may have none. */
const LONGEST_PREPARATION_MS = 40_000

const UNKNOWN: Receiver = { _tag: 'Unknown' }

/**
 * Determines the effect and cost of a transfer, and what is known of its receiver (U-103). `paid`: addresses that this
 * page has already paid; `ended`: cancels the wait.
 */
export const makePreview = ({
  transfers,
  networks,
  scheduler,
  ended,
  ...deps
}: PreviewDeps & InTimeDeps & { readonly paid: readonly string[] }) => {
  const timing = { scheduler, ended }
  return (order: SendOrder): TaskEither<SendError, Preview> => {
    const { network, to } = order
    const feePayer = deps.feePayer(network.chainNamespace)
    const ask = async (): Promise<E.Either<SendError, Preview>> => {
      const others = networks.filter((each) => each !== network)
      const preparing = transfers.prepare(network, {
        ...toTransfer(order),
        ...(feePayer === 'Executor' && { feePayer }),
      })()
      const knowing = Promise.all([
        network.chainNamespace === 'eip155' ? transfers.receiver(network, to, others)() : E.right(UNKNOWN),
        deps.knownReceivers(order),
        deps.receiverNames.nameOf(order),
      ])
      const prepared = await preparing
      // A refusal by the chain is reported without waiting for details of the receiver.
      if (E.isLeft(prepared)) return prepared
      const [found, { trusted, paid }, name] = await knowing
      return E.right({
        order,
        prepared: prepared.right,
        name,
        feePayer,
        receiver: E.isRight(found) ? found.right : UNKNOWN,
        lookalikeOf: findLookalike(network.chainNamespace, to, { trusted, paid: [...paid, ...deps.paid] }),
      })
    }
    return inTime(timing, LONGEST_PREPARATION_MS, ask)
  }
}

/**
 * Whether a transfer still matches the preview: the fee is at most the one shown, no less arrives, and the same amount
 * leaves. When sending all coins, amount, highest fee and deposit together must be the same; where transfers expire,
 * only the newest one can be requested, and the amount has to be the same.
 */
const stillHolds = ({ asset, units }: SendOrder, shown: PreparedTransfer, now: PreparedTransfer): boolean =>
  now.expectedFee <= shown.fee &&
  now.deposit <= shown.deposit &&
  (now.units === shown.units
    ? now.arrives >= shown.arrives
    : asset.contract === undefined &&
      units === 'All' &&
      now.validUntilBlock === undefined &&
      now.units + now.fee + now.deposit === shown.units + shown.fee + shown.deposit)

/** Whether the receiver's details must be shown again: a node that fails, or answers again, is no reason. */
const isNews = (shown: Preview, now: Preview): boolean =>
  (now.receiver._tag !== shown.receiver._tag &&
    (now.receiver._tag === 'Contract' || now.receiver._tag === 'ContractElsewhere')) ||
  (now.lookalikeOf !== undefined && shown.lookalikeOf === undefined)

/** Whether the transfer may be requested from the wallet: the chain's current state matches the preview. */
export const isAsShown = (shown: Preview, now: Preview): boolean =>
  stillHolds(shown.order, shown.prepared, now.prepared) && !isNews(shown, now)
