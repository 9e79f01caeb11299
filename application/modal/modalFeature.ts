import { map, type SchedulerLike, Subject, Subscription, switchMap, timer } from 'rxjs'
import type { Connections, NamespaceConnection } from '../../domain/connect/connection.js'
import { goBack, openingView, pushView, replaceView } from '../../domain/modal/history.js'
import type { ModalState, View, ViewHistory } from '../../domain/modal/view.js'
import type { NetworkState } from '../api/state.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { CloseGuard } from '../ports/platform.js'

/** S4-04. */
const SHAKE_MS = 500

export interface ModalFeature {
  readonly state: Readable<ModalState>
  /** Opens on the view that the opening rules choose (S2-22 to S2-25). */
  readonly open: (requested?: View) => void
  /** Closes unless a guard prevents it; then the modal shakes for 500 ms (S4-04). */
  readonly close: () => void
  /** Adds a guard until it is unsubscribed. */
  readonly guardClose: (guard: CloseGuard) => Subscription
  readonly back: () => void
  /** Goes back like `back`, and skips views that are no longer useful. */
  readonly backPast: (names: readonly View['name'][]) => void
  readonly go: (view: View) => void
  readonly replace: (view: View) => void
  /** Makes a view the only one and opens the modal if needed. For policies, because it bypasses the opening rules. */
  readonly reset: (view: View) => void
  readonly dispose: () => void
}

export interface ModalFeatureDeps {
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly network: { readonly value: Pick<NetworkState, 'activeNamespace'> }
  readonly pairingOnly: () => boolean
  readonly mobile: boolean
  readonly scheduler: SchedulerLike
}

export const makeModalFeature = (deps: ModalFeatureDeps): ModalFeature => {
  /**
   * The connection on the active namespace: a wallet of another namespace has no account to show there (S2-21, S2-24).
   */
  const here = (): NamespaceConnection => deps.connections.value[deps.network.value.activeNamespace]
  const isConnected = (): boolean => here()._tag === 'Connected'
  const isDisconnected = (): boolean => Object.values(deps.connections.value).every(({ _tag }) => _tag !== 'Connected')
  const store = createStore<ModalState>({ _tag: 'Closed' })
  const guards = new Set<CloseGuard>()
  const shakes = new Subject<void>()
  const shaking = (value: boolean): void =>
    store.update((state) => (state._tag === 'Open' ? { ...state, shaking: value } : state))
  const running = shakes
    .pipe(switchMap(() => timer(SHAKE_MS, deps.scheduler).pipe(map(() => false))))
    .subscribe(shaking)

  const show = (change: (history: ViewHistory) => ViewHistory): void =>
    store.update((state) => (state._tag === 'Open' ? { ...state, history: change(state.history) } : state))

  const close = (): void => {
    if (store.value._tag !== 'Open') return store.set({ _tag: 'Closed' })
    if ([...guards].every((guard) => guard.mayClose())) return store.set({ _tag: 'Closed' })
    shaking(true)
    shakes.next()
  }

  const reset = (view: View): void => store.set({ _tag: 'Open', history: [view], shaking: false })

  const open = (requested?: View): void => {
    const view = openingView({
      requested,
      connected: isConnected(),
      expected: here()._tag !== 'Disconnected',
      pairingOnly: isDisconnected() && deps.pairingOnly(),
      mobile: deps.mobile,
    })
    reset(view)
  }

  const backPast = (names: readonly View['name'][]): void => {
    if (store.value._tag !== 'Open') return
    const step = goBack(store.value.history, isConnected(), names)
    if (step._tag === 'Close') return close()
    show(() => step.history)
  }

  return {
    state: store,
    open,
    close,
    guardClose: (guard) => {
      guards.add(guard)
      return new Subscription(() => guards.delete(guard))
    },
    go: (view) => (store.value._tag === 'Open' ? show((history) => pushView(history, view)) : open(view)),
    replace: (view) => show((history) => replaceView(history, view)),
    reset,
    back: () => backPast([]),
    backPast,
    dispose: () => running.unsubscribe(),
  }
}
