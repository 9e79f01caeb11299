import { combineLatest, distinctUntilChanged, EMPTY, map, merge, of, Subscription, switchMap } from 'rxjs'
import type { ProviderEvents, ProviderListener } from '../../../application/api/providers.js'
import type { Readable, Store } from '../../../application/kernel/store.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection, NamespaceConnection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { ERROR_CODES, providerRpcError } from '../../connectors/shared/providerErrors.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'

/** State last reported to a listener. */
interface Known {
  readonly active: Connection | undefined
  /** Answer of `eth_chainId`; `undefined` while undetermined. */
  readonly chain: CaipNetworkId | undefined
}

type Change = Exclude<keyof ProviderEvents, 'message'>

/** Payload of each event for a change, in order of emission; `undefined` if the event does not apply. */
const CHANGES: {
  readonly [Event in Change]: (before: Known, after: Known) => ProviderEvents[Event] | undefined
} = {
  connect: (before, { active }) =>
    before.active === undefined && active ? { chainId: toHexChainId(active.caipNetworkId) } : undefined,
  disconnect: (before, { active }) =>
    before.active && active === undefined
      ? (providerRpcError(ERROR_CODES.disconnected, 'Disconnected') as ProviderEvents['disconnect'])
      : undefined,
  accountsChanged: (before, { active }) =>
    before.active?.accounts.join() === active?.accounts.join() ? undefined : [...(active?.accounts ?? [])],
  chainChanged: ({ chain }, after) =>
    chain === undefined || after.chain === undefined || chain === after.chain ? undefined : toHexChainId(after.chain),
}

const knownFrom = (state: NamespaceConnection, home?: CaipNetworkId): Known => {
  const active = state._tag === 'Connected' ? state.active : undefined
  return { active, chain: state._tag === 'Disconnected' ? home : active?.caipNetworkId }
}

export interface EvmEventDeps {
  readonly listeners: Store<readonly ProviderListener[]>
  readonly connection: Readable<NamespaceConnection>
  readonly connector: () => WalletConnector | undefined
  /** The page's network while no wallet is connected. */
  readonly home: Readable<CaipNetworkId | undefined>
}

/**
 * Emits connection events to listeners. Each listener receives only changes since it was added: a page that reloads on
 * `chainChanged` does so only if `eth_chainId` had another answer before.
 */
export const tellEvmEvents = ({ listeners, connection, connector, home }: EvmEventDeps): Subscription => {
  const known = new WeakMap<ProviderListener, Known>()
  const deliver = (to: ProviderListener, payload: unknown): void => {
    if (!listeners.value.includes(to)) return
    if (to.once) listeners.update((all) => all.filter((each) => each !== to))
    // RxJS reports a listener's exception to the page; the other listeners still run. Cast is safe: each listener
    // receives its event's payload, which TypeScript cannot express for a list.
    of(payload).subscribe((each) => to.listener(each as never))
  }
  const emit = (state: NamespaceConnection, at: CaipNetworkId | undefined, all: readonly ProviderListener[]): void => {
    const now = knownFrom(state, at)
    const changes = all.map((listener) => {
      const before = known.get(listener) ?? knownFrom(listener.since)
      const after = { ...now, chain: now.chain ?? before.chain }
      known.set(listener, after)
      return { listener, before, after }
    })
    for (const [event, payloadOf] of Object.entries(CHANGES))
      for (const { listener, before, after } of changes) {
        const payload = listener.event === event ? payloadOf(before, after) : undefined
        if (payload !== undefined) deliver(listener, payload)
      }
  }
  const isHeard = listeners.changes.pipe(
    map((all) => all.some(({ event }) => event === 'message')),
    distinctUntilChanged(),
  )
  const messages = combineLatest([isHeard, connection.changes.pipe(map(connector), distinctUntilChanged())]).pipe(
    switchMap(([isListening, wallet]) => (isListening ? (wallet?.messages ?? EMPTY) : EMPTY)),
  )
  const telling = new Subscription()
  telling.add(
    merge(connection.changes, home.changes, listeners.changes).subscribe(() =>
      emit(connection.value, home.value, listeners.value),
    ),
  )
  telling.add(
    messages.subscribe((message) =>
      listeners.value.filter(({ event }) => event === 'message').forEach((each) => deliver(each, message)),
    ),
  )
  return telling
}
