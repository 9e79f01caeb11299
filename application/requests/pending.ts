import * as E from 'fp-ts/Either'
import {
  defer,
  filter,
  finalize,
  first,
  map,
  merge,
  repeat,
  type SchedulerLike,
  type Subscription,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import { addPending, type PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { Readable, Store } from '../kernel/store.js'

const FIRST_LOOK_MS = 2_000
const SLOWEST_LOOK_MS = 60_000
/** Nobody waits longer; a chain that drops a transaction does not say so. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

/** What `portico.feature('requests')` gives: what was sent and is in no chain yet. */
export interface RequestsApi {
  readonly state: Readable<readonly PendingTransaction[]>
}

/** Requests to wallets, and what becomes of the transactions among them. */
export interface WalletRequests {
  readonly request: RequestWallet
  readonly pending: Readable<readonly PendingTransaction[]>
  readonly dispose: () => void
}

export interface WatchPendingDeps {
  readonly pending: Store<readonly PendingTransaction[]>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly networks: readonly Network[]
  readonly chainRpc: Pick<ChainRpc, 'isSettled'>
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
 * Tracks transactions that wallets send until the chain has them, the connection ends, or an hour has passed; at most
 * 99 per connection (S9-16). The chain is polled after 2 s, then with twice the interval each time, up to a minute.
 * Transactions on networks that are not configured are not polled.
 */
export const watchPending = ({
  pending,
  sessions,
  networks,
  chainRpc,
  scheduler,
  lifetime,
}: WatchPendingDeps): ((sent: PendingTransaction) => void) => {
  const watch = (sent: PendingTransaction, network: Network): Subscription => {
    const isListed = (): boolean => pending.value.includes(sent)
    const over = merge(
      sessions[sent.namespace].state.changes.pipe(filter((state) => !hasAccount(sent, state))),
      pending.changes.pipe(filter(() => !isListed())),
      timer(FORGOTTEN_AFTER_MS, scheduler),
    )
    const looks = defer(chainRpc.isSettled(network, sent.id)).pipe(
      map((answer) => E.isRight(answer) && answer.right),
      repeat({ delay: (looked) => timer(Math.min(SLOWEST_LOOK_MS, FIRST_LOOK_MS * 2 ** looked), scheduler) }),
      first(Boolean),
    )
    return timer(FIRST_LOOK_MS, scheduler)
      .pipe(
        switchMap(() => looks),
        takeUntil(over),
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
    lifetime.add(watch(sent, network))
  }
}
