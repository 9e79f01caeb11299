import * as E from 'fp-ts/Either'
import { exhaustMap, filter, map, merge, type SchedulerLike, type Subscription, take, takeUntil, timer } from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import { isOver, type Proposal, putProposal } from '../../domain/requests/proposal.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { Store } from '../kernel/store.js'
import type { WalletConnector } from '../ports/walletConnector.js'

/** What a connector is asked about its proposals by. */
type AskFate = NonNullable<WalletConnector['proposalFate']>

const LOOK_EVERY_MS = 5_000

/**
 * Follows what was proposed by a wallet of several owners, for as long as it is connected: the wallet is asked every
 * 5 s what they made of it. Once it is carried out, its transaction is one of the page like all others.
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
  (proposed: PendingTransaction, askFate: AskFate): void => {
    const { proposals, scheduler } = deps
    const { namespace, connectorId, id } = proposed
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
    const looks = timer(0, LOOK_EVERY_MS, scheduler).pipe(
      exhaustMap(() => askFate(id)()),
      // A wallet that does not answer is asked again.
      filter(E.isRight),
      map(({ right }) => right),
      takeUntil(merge(left, over).pipe(take(1))),
    )
    deps.lifetime.add(
      looks.subscribe((fate) => {
        proposals.update((list) => putProposal(list, { ...proposed, fate }))
        if (fate._tag === 'Executed') deps.sent({ ...proposed, id: fate.hash, sentAt: scheduler.now() })
      }),
    )
  }
