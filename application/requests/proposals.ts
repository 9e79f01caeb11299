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
import { type CallFate, isOver, type Proposal, type ProposalFate, putProposal } from '../../domain/requests/proposal.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { Store } from '../kernel/store.js'

/** What a wallet is asked about its proposals by. */
export type AskFate = (id: string) => TaskEither<RequestError, ProposalFate>

const LOOK_EVERY_MS = 5_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

const isCall = ({ fate }: Proposal): boolean => fate?._tag === 'Sending'

/** How long after a look the next one is, in ms; `looks`: how many there were. */
const pauseAfter = (proposed: Proposal, looks: number): number =>
  isCall(proposed) ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (looks - 1)) : LOOK_EVERY_MS

/** Owners may take any time. */
const whenLost = (proposed: Proposal, scheduler: SchedulerLike): Observable<CallFate> =>
  isCall(proposed)
    ? timer(remainingWait(proposed, scheduler.now()), scheduler).pipe(map(() => ({ _tag: 'Lost' })))
    : NEVER

/**
 * Follows what was proposed by a wallet of several owners, or taken by a wallet as a call, for as long as it is
 * connected. The wallet is asked at once what became of it, then every 5 s; about a call after 2 s, then with twice the
 * pause each time, up to a minute, for an hour at most. Once it is carried out, its transaction is one of the page like
 * all others.
 */
export const followProposals =
  (deps: {
    readonly proposals: Store<readonly Proposal[]>
    readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
    /** Takes the transaction of one that was carried out. */
    readonly sent: (transaction: PendingTransaction) => void
    readonly scheduler: SchedulerLike
    readonly lifetime: Subscription
  }) =>
  (proposed: Proposal, askFate: AskFate): void => {
    const { proposals, scheduler } = deps
    const { fate: _before, ...transaction } = proposed
    const { namespace, connectorId, id } = transaction
    const find = (list: readonly Proposal[]): Proposal | undefined => list.find((each) => each.id === id)
    const left = deps.sessions[namespace].state.changes.pipe(
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
    const fates = merge(looks, whenLost(proposed, scheduler)).pipe(takeUntil(merge(left, over).pipe(take(1))))
    deps.lifetime.add(
      fates.subscribe((fate) => {
        proposals.update((list) => putProposal(list, { ...proposed, fate }))
        if (fate._tag === 'Executed') deps.sent({ ...transaction, id: fate.hash, sentAt: scheduler.now() })
      }),
    )
  }
