import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  concatMap,
  defer,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  repeat,
  type SchedulerLike,
  type Subscription,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { type PendingTransaction, remainingWait } from '../../domain/requests/pendingTransaction.js'
import {
  type CallFate,
  isOver,
  type NewProposal,
  type Proposal,
  type ProposalFate,
  putProposal,
} from '../../domain/requests/proposal.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { Store } from '../kernel/store.js'

/** Asks a wallet for the outcome of its proposals. */
export type AskFate = (id: string) => TaskEither<RequestError, ProposalFate>

const LOOK_EVERY_MS = 5_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

const isCall = ({ fate }: Proposal): boolean => fate?._tag === 'Sending'

/** The pause after a query, in ms; `looks`: the number of queries so far. */
const pauseAfter = (proposed: Proposal, looks: number): number =>
  isCall(proposed) ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (looks - 1)) : LOOK_EVERY_MS

/** Calls have a time limit; proposals do not, because owners may take any time. */
const whenLost = (proposed: Proposal, scheduler: SchedulerLike): Observable<CallFate> =>
  isCall(proposed)
    ? timer(remainingWait(proposed, scheduler.now()), scheduler).pipe(map(() => ({ _tag: 'Lost' })))
    : NEVER

/**
 * Tracks proposals of wallets with several owners, and batches of calls, as long as the wallet is connected. Asks the
 * wallet for the outcome at once, then every 5 s; for calls after 2 s, then with twice the pause each time, up to a
 * minute, for an hour at most. Once executed, its transaction is tracked like all others. Each call makes a record of
 * its own, whatever id the wallet gave.
 */
export const followProposals = (deps: {
  readonly proposals: Store<readonly Proposal[]>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  /** Receives the transaction of an executed proposal. */
  readonly sent: (transaction: PendingTransaction) => void
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}): ((proposal: NewProposal, askFate: AskFate) => void) => {
  let records = 0
  return (proposal, askFate) => {
    const { proposals, scheduler } = deps
    const { fate: _before, ...transaction } = proposal
    const { namespace, connectorId, id } = transaction
    records += 1
    const proposed: Proposal = { ...proposal, record: records }
    const find = (list: readonly Proposal[]): Proposal | undefined =>
      list.find(({ record }) => record === proposed.record)
    const dropped = deps.sessions[namespace].state.changes.pipe(
      filter((state) => !liveConnections(state).some((each) => each.connectorId === connectorId)),
    )
    const over = proposals.changes.pipe(
      filter((list) => {
        const known = find(list)
        return known === undefined || isOver(known)
      }),
    )
    proposals.update((list) => putProposal(list, proposed))
    const looks = timer(0, scheduler).pipe(
      concatMap(() =>
        defer(askFate(id)).pipe(repeat({ delay: (count) => timer(pauseAfter(proposed, count), scheduler) })),
      ),
      // A wallet that does not answer is asked again.
      filter(E.isRight),
      map(({ right }) => right),
    )
    const fates = merge(looks, whenLost(proposed, scheduler)).pipe(takeUntil(merge(dropped, over).pipe(take(1))))
    deps.lifetime.add(
      fates.subscribe((fate) => {
        proposals.update((list) => putProposal(list, { ...proposed, fate }))
        if (fate._tag === 'Executed') deps.sent({ ...transaction, id: fate.hash, sentAt: scheduler.now() })
      }),
    )
  }
}
