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
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'
import type { PendingTransaction } from '../../domain/send/PendingTransaction.js'
import { withPending } from '../../domain/send/withPending.js'
import type { NamespaceSession } from '../connect/NamespaceSession.js'
import type { ChainRpc } from '../ports/ChainRpc.js'
import type { Store } from '../shared/Store.js'

const FIRST_LOOK_MS = 2_000
const SLOWEST_LOOK_MS = 60_000
/** Nobody waits longer; a chain that drops a transaction does not say so. */
const FORGOTTEN_AFTER_MS = 60 * 60_000

export interface WatchPendingDeps {
  readonly pending: Store<readonly PendingTransaction[]>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly networks: readonly Network[]
  readonly chainRpc: Pick<ChainRpc, 'isSettled'>
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** Wallets spell one address in capitals here and without there. */
const isOne = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

const holds = ({ connectorId, address }: PendingTransaction, state: NamespaceConnection): boolean =>
  connectionsOf(state).some(
    (each) => each.connectorId === connectorId && each.accounts.some((account) => isOne(account, address)),
  )

/**
 * Notes what wallets send, until its chain has it, its connection goes, or an hour has passed: at most 99 a connection (S9-16). A chain is
 * asked after 2 s, then half as often each time, down to once a minute. On one that nobody configured there is nobody to ask.
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
      sessions[sent.namespace].state.changes.pipe(filter((state) => !holds(sent, state))),
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
    pending.update((list) => withPending(list, sent))
    lifetime.add(watch(sent, network))
  }
}
