import * as E from 'fp-ts/Either'
import {
  defer,
  filter,
  finalize,
  map,
  merge,
  repeat,
  type SchedulerLike,
  type Subscription,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import { addPending, type PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import { addSettled, outcomeOf, type SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { TransactionFate, TransactionSender } from '../../domain/requests/transactionFate.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { Store } from '../kernel/store.js'

const FIRST_LOOK_MS = 2_000
const SLOWEST_LOOK_MS = 60_000
/** Nobody waits longer; a chain that drops a transaction does not say so. */
const LOST_AFTER_MS = 60 * 60_000

export interface WatchPendingDeps {
  readonly pending: Store<readonly PendingTransaction[]>
  readonly settled: Store<readonly SettledTransaction[]>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly networks: readonly Network[]
  readonly chainRpc: Pick<ChainRpc, 'transactionFate'>
  readonly notify: (notice: Notice) => void
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** Wallets spell one address in capitals here and without there. */
const isSameAddress = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

const hasAccount = ({ connectorId, address }: PendingTransaction, state: NamespaceConnection): boolean =>
  liveConnections(state).some(
    (each) => each.connectorId === connectorId && each.accounts.some((account) => isSameAddress(account, address)),
  )

/**
 * What the chain says of a transaction, from look to look. Nodes behind one address may be behind one another: that it
 * was replaced counts when it is said twice.
 */
const makeLook = ({ chainRpc }: Pick<WatchPendingDeps, 'chainRpc'>, network: Network, sent: PendingTransaction) => {
  let sender: TransactionSender | undefined
  let wasReplaced = false
  return defer(() => chainRpc.transactionFate(network, { id: sent.id, sender })()).pipe(
    map((answer): TransactionFate => (E.isRight(answer) ? answer.right : { _tag: 'Unknown' })),
    map((fate) => {
      if (fate._tag === 'Waiting') sender = fate.sender ?? sender
      const isCertain = fate._tag !== 'Replaced' || wasReplaced
      wasReplaced = fate._tag === 'Replaced'
      return isCertain ? outcomeOf(fate) : undefined
    }),
  )
}

/**
 * Tracks transactions until the chain has them, the connection ends, or an hour has passed; at most 99 per connection
 * (S9-16). The chain is polled after 2 s, then with twice the interval each time, up to a minute. Transactions on
 * networks that are not configured are not polled. The visitor is told of each that it was sent, and how it ended.
 */
export const watchPending = (deps: WatchPendingDeps): ((sent: PendingTransaction) => void) => {
  const { pending, settled, sessions, networks, notify, scheduler, lifetime } = deps
  const settle = (sent: PendingTransaction, ended: Pick<SettledTransaction, 'outcome' | 'fee'>): void => {
    settled.update((list) => addSettled(list, { ...sent, ...ended, settledAt: scheduler.now() }))
    notify({ _tag: `Transaction${ended.outcome}` })
  }
  const watch = (sent: PendingTransaction, network: Network): Subscription => {
    const isListed = (): boolean => pending.value.includes(sent)
    const over = merge(
      sessions[sent.namespace].state.changes.pipe(filter((state) => !hasAccount(sent, state))),
      pending.changes.pipe(filter(() => !isListed())),
    )
    const looks = makeLook(deps, network, sent).pipe(
      repeat({ delay: (looked) => timer(Math.min(SLOWEST_LOOK_MS, FIRST_LOOK_MS * 2 ** looked), scheduler) }),
    )
    return merge(
      timer(FIRST_LOOK_MS, scheduler).pipe(switchMap(() => looks)),
      timer(LOST_AFTER_MS, scheduler).pipe(map(() => ({ outcome: 'Lost' }) as const)),
    )
      .pipe(
        filter((ended) => ended !== undefined),
        take(1),
        takeUntil(over),
        tap((ended) => settle(sent, ended)),
        finalize(() => {
          if (isListed()) pending.update((list) => list.filter((each) => each !== sent))
        }),
      )
      .subscribe()
  }
  return (sent) => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === sent.caipNetworkId)
    if (network === undefined) return
    pending.update((list) => addPending(list, sent))
    notify({ _tag: 'TransactionSent' })
    lifetime.add(watch(sent, network))
  }
}
