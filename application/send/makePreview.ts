import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import { findLookalike } from '../../domain/send/lookalike.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { FeePayer } from '../../domain/send/transfer.js'
import type { SendError } from '../../domain/send/sendError.js'
import { type SendOrder, toTransfer } from '../../domain/send/sendOrder.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'
import type { OpenTransfers } from '../ports/transfers.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import type { KnownReceivers } from './knownReceivers.js'
import type { ReceiverNames } from './receiverNames.js'
import type { Preview } from '../../domain/send/sendState.js'

export interface PreviewDeps {
  readonly openTransfers: OpenTransfers
  readonly networks: readonly Network[]
  readonly knownReceivers: KnownReceivers
  readonly receiverNames: Pick<ReceiverNames, 'nameOf'>
  /** Who pays for what the wallet of the namespace is asked to send. */
  readonly feePayer: (namespace: ChainNamespace) => FeePayer
  readonly scheduler: SchedulerLike
}

/** Several questions to a chain, each with its own deadline; an adapter of the host may have none. */
const LONGEST_PREPARATION_MS = 40_000

const UNKNOWN: Receiver = { _tag: 'Unknown' }

/**
 * Asks what a transfer does and costs, and what is known of its receiver (U-103). `paid`: whom this page has paid
 * already; `ended`: nobody waits any more.
 */
export const makePreview = ({
  openTransfers,
  networks,
  scheduler,
  ended,
  ...deps
}: PreviewDeps & InTimeDeps & { readonly paid: readonly string[] }) => {
  const timing = { scheduler, ended }
  return (order: SendOrder): TaskEither<SendError, Preview> => {
    const { network, to } = order
    const feePayer = deps.feePayer(network.chainNamespace)
    const asked = pipe(
      openTransfers,
      TE.flatMap(({ prepare, receiver }) => async (): Promise<E.Either<SendError, Preview>> => {
        const others = networks.filter((each) => each !== network)
        const preparing = prepare(network, { ...toTransfer(order), ...(feePayer === 'Executor' && { feePayer }) })()
        const knowing = Promise.all([
          network.chainNamespace === 'eip155' ? receiver(network, to, others)() : E.right(UNKNOWN),
          deps.knownReceivers(order),
          deps.receiverNames.nameOf(order),
        ])
        const prepared = await preparing
        // What the chain refuses is told at once: who would receive it is nothing to wait for.
        if (E.isLeft(prepared)) return prepared
        const [found, { trusted, paid }, name] = await knowing
        return E.right({
          ...{ order, prepared: prepared.right, name, feePayer },
          receiver: E.isRight(found) ? found.right : UNKNOWN,
          lookalikeOf: findLookalike(network.chainNamespace, to, { trusted, paid: [...paid, ...deps.paid] }),
        })
      }),
    )
    return inTime(timing, LONGEST_PREPARATION_MS, asked)
  }
}

/**
 * Whether a transfer is still what was shown: the fee is within what was named, no less arrives, and the same leaves.
 * Of all coins, what leaves and what the fee may take are the same together; where transfers expire, only the newest
 * one can be asked for, and what leaves has to be the same.
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

/** Whether the visitor has to be told anew who receives: a node that falls silent, or answers again, is no news. */
const isNews = (shown: Preview, now: Preview): boolean =>
  (now.receiver._tag !== shown.receiver._tag &&
    (now.receiver._tag === 'Contract' || now.receiver._tag === 'ContractElsewhere')) ||
  (now.lookalikeOf !== undefined && shown.lookalikeOf === undefined)

/** Whether a wallet may be asked for what was shown, by what the chain says now. */
export const isAsShown = (shown: Preview, now: Preview): boolean =>
  stillHolds(shown.order, shown.prepared, now.prepared) && !isNews(shown, now)
