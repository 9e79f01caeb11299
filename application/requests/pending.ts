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
import type { Connection, ConnectorKey, NamespaceConnection } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { CHAIN_NAMESPACES, type ChainNamespace, type Network } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import {
  addPending,
  type KeptTransaction,
  type PendingTransaction,
  remainingWait,
} from '../../domain/requests/pendingTransaction.js'
import { addSettled, type SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { lookAgain, UNLOOKED } from '../../domain/requests/transactionFate.js'
import { type Ended, outcomeOf } from '../../domain/requests/transactionOutcome.js'
import type { AccountsFeature } from '../account/accountsFeature.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { ConnectionMemory, PendingMemory } from '../ports/storage.js'
import type { Store } from '../kernel/store.js'

const FIRST_LOOK_MS = 2_000
const SLOWEST_LOOK_MS = 60_000

export interface WatchPendingDeps {
  readonly pending: Store<readonly PendingTransaction[]>
  readonly settled: Store<readonly SettledTransaction[]>
  /** The pending transactions stored on this device by any tab. */
  readonly memory: PendingMemory
  readonly connections: Pick<ConnectionMemory, 'read'>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly networks: readonly Network[]
  readonly chainRpc: Pick<ChainRpc, 'transactionFate'>
  readonly notify: (notice: Notice) => void
  readonly accounts: Pick<AccountsFeature, 'outdate'>
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

const connectionOf = ({ connectorId }: ConnectorKey, state: NamespaceConnection): Connection | undefined =>
  liveConnections(state).find((each) => each.connectorId === connectorId)

/** The outcome of a transaction, by polling; emits nothing while it is pending. A failed query counts as unknown. */
const makeLook = ({ chainRpc }: Pick<WatchPendingDeps, 'chainRpc'>, network: Network, sent: PendingTransaction) => {
  let looked = UNLOOKED
  return defer(() => chainRpc.transactionFate(network, { id: sent.id, sender: looked.sender })()).pipe(
    map((answer) => {
      looked = lookAgain(looked, E.isRight(answer) ? answer.right : { _tag: 'Unknown' })
      return outcomeOf(looked)
    }),
  )
}

/** Tracks one until its outcome is known, its connection ends, or its time is over, and reports the outcome. */
const makeWatch = (deps: WatchPendingDeps) => {
  const { pending, settled, memory, sessions, notify, accounts, scheduler, lifetime } = deps
  const settle = (sent: PendingTransaction, ended: Ended): void => {
    const settledAt = scheduler.now()
    memory.remove(sent.id)
    settled.update((list) => addSettled(list, { ...sent, ...ended, settledAt }))
    // A failed transaction still costs its fee, and the effect of a replaced or lost one is unknown.
    accounts.outdate(sent.address, settledAt)
    notify({ _tag: `Transaction${ended.outcome}`, transaction: sent })
  }
  return (sent: PendingTransaction, network: Network): void => {
    const isListed = (): boolean => pending.value.includes(sent)
    const over = merge(
      // Continues while the wallet has another account, and reports the outcome there, too.
      sessions[sent.namespace].state.changes.pipe(filter((state) => connectionOf(sent, state) === undefined)),
      pending.changes.pipe(filter(() => !isListed())),
    )
    const looks = makeLook(deps, network, sent).pipe(
      repeat({ delay: (looked) => timer(Math.min(SLOWEST_LOOK_MS, FIRST_LOOK_MS * 2 ** looked), scheduler) }),
    )
    const ends = merge(
      timer(FIRST_LOOK_MS, scheduler).pipe(switchMap(() => looks)),
      timer(remainingWait(sent, scheduler.now()), scheduler).pipe(map(() => ({ outcome: 'Lost' }) as const)),
    ).pipe(
      filter((ended) => ended !== undefined),
      take(1),
      takeUntil(over),
      tap((ended) => settle(sent, ended)),
      finalize(() => {
        if (isListed()) pending.update((list) => list.filter((each) => each !== sent))
      }),
    )
    pending.update((list) => addPending(list, sent))
    lifetime.add(ends.subscribe())
  }
}

/**
 * Tracks transactions until the chain has them, the connection ends, or an hour has passed; at most 99 per connection
 * (S9-16). The chain is polled after 2 s, then with twice the interval each time, up to a minute. Transactions on
 * networks that are not configured are not polled. The visitor gets a notice when a transaction is sent and when its
 * outcome is known.
 *
 * The device stores them until then, also while their wallet is remembered but away, or on other accounts: when the
 * sending account is back, tracking resumes for the rest of the hour (K-02). The sender is recognised by a hash and not
 * stored (S-25).
 */
export const watchPending = (deps: WatchPendingDeps): ((sent: PendingTransaction) => void) => {
  const { pending, memory, connections, sessions, networks, notify, scheduler, lifetime } = deps
  const watch = makeWatch(deps)
  const networkOf = (sent: Pick<PendingTransaction, 'caipNetworkId'>): Network | undefined =>
    networks.find(({ caipNetworkId }) => caipNetworkId === sent.caipNetworkId)
  const isRemembered = ({ namespace, connectorId }: ConnectorKey): boolean =>
    connections.read()[namespace]?.includes(connectorId) === true
  const withSender = async (kept: KeptTransaction): Promise<PendingTransaction | undefined> => {
    const { senderHash: _hash, ...sent } = kept
    const accounts = connectionOf(kept, sessions[kept.namespace].state.value)?.accounts ?? []
    const address = await memory.senderOf(kept, accounts)
    return address === undefined ? undefined : { ...sent, address }
  }
  /**
   * The stored transactions that may be tracked here. Those on networks that this page does not use are left to other
   * pages of its origin.
   */
  const readKept = async (): Promise<readonly (PendingTransaction | undefined)[]> => {
    const kept = memory.read()
    const isOver = (sent: KeptTransaction): boolean => remainingWait(sent, scheduler.now()) <= 0 || !isRemembered(sent)
    kept.filter(isOver).forEach(({ id }) => memory.remove(id))
    return Promise.all(kept.filter((sent) => !isOver(sent)).map(withSender))
  }
  const takeUp = (sent: PendingTransaction | undefined): void => {
    if (sent === undefined || pending.value.some(({ id }) => id === sent.id)) return
    const network = networkOf(sent)
    if (network !== undefined) watch(sent, network)
  }
  const changes = CHAIN_NAMESPACES.map((namespace) => sessions[namespace].state.changes)
  lifetime.add(
    merge(...changes)
      .pipe(switchMap(readKept))
      .subscribe((found) => found.forEach(takeUp)),
  )
  return (sent) => {
    const network = networkOf(sent)
    if (network === undefined) return
    if (isRemembered(sent)) void memory.add(sent)
    watch(sent, network)
    notify({ _tag: 'TransactionSent', transaction: sent })
  }
}
