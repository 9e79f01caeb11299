import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  catchError,
  defer,
  filter,
  finalize,
  first,
  map,
  type Observable,
  of,
  race,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { NetworkSwitch, SwitchError } from '../../domain/network/networkSwitch.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { WalletConnector } from '../ports/walletConnector.js'

type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

/** The switches of a page: one at a time; a newer one ends the older, whose late answer is dropped. */
export interface SwitchAttempts {
  readonly switching: Readable<NetworkSwitch>
  readonly begin: (network: Network) => TaskEither<SwitchError, CaipNetworkId>
  /** Ends the current switch with `SwitchAbandoned`, and clears the outcome of the last one. */
  readonly abandon: () => void
  readonly dispose: () => void
}

interface Order {
  readonly network: Network
  readonly settle: (outcome: SwitchOutcome) => void
}

const IDLE: NetworkSwitch = { _tag: 'Idle' }

const toSwitch = (networkId: CaipNetworkId, outcome: SwitchOutcome): NetworkSwitch => {
  if (E.isRight(outcome)) return { _tag: 'Succeeded', networkId }
  const error = outcome.left
  return error._tag === 'SwitchRejected' ? { _tag: 'Rejected', networkId } : { _tag: 'Failed', networkId, error }
}

export const makeSwitchAttempts = (deps: {
  readonly move: (network: Network) => Observable<SwitchOutcome>
}): SwitchAttempts => {
  const store = createStore<NetworkSwitch>(IDLE)
  const orders = new Subject<Order | undefined>()

  const run = ({ network, settle }: Order): Observable<NetworkSwitch> =>
    deps.move(network).pipe(
      tap(settle),
      map((outcome) => toSwitch(network.caipNetworkId, outcome)),
      startWith<NetworkSwitch>({ _tag: 'AwaitingApproval', networkId: network.caipNetworkId }),
      // No effect after an answer; ends only a switch that was replaced by a newer one.
      finalize(() => settle(E.left({ _tag: 'SwitchAbandoned' }))),
    )

  const running = orders.pipe(switchMap((order) => (order === undefined ? of(IDLE) : run(order)))).subscribe(store.set)

  return {
    switching: store,
    begin: (network) => () =>
      // After `dispose`, orders are not processed, and the promise would never settle (U-91).
      running.closed
        ? Promise.resolve(E.left({ _tag: 'SwitchAbandoned' }))
        : new Promise((settle) => orders.next({ network, settle })),
    abandon: () => orders.next(undefined),
    dispose: () => {
      // Views must not show a switch that will never end.
      orders.next(undefined)
      running.unsubscribe()
    },
  }
}

type Session = Pick<NamespaceSession, 'state' | 'connector'>

const ask = (connector: WalletConnector, network: Network): Observable<SwitchOutcome> =>
  defer(() => {
    const abandoned = new Subject<void>()
    return defer(connector.switchNetwork(network, abandoned)).pipe(finalize(() => abandoned.next()))
  }).pipe(
    map((outcome) =>
      // The network that the wallet reports decides, also with a host's own connector (U-36).
      E.isRight(outcome) && outcome.right !== network.caipNetworkId
        ? E.left({ _tag: 'SwitchNotHonoured', reported: outcome.right } as const)
        : outcome,
    ),
    // A host's own connector may break its contract; the next switch must not be affected.
    catchError((cause: unknown) =>
      of<SwitchOutcome>(E.left({ _tag: 'SwitchFailed', code: undefined, message: '', cause })),
    ),
  )

/**
 * Asks the wallet of a namespace to switch, after its restoration if one is running. If the wallet disconnects
 * meanwhile, the switch ends as `SwitchAbandoned`; without a wallet, the page itself switches.
 */
export const switchWalletNetwork = ({ state, connector }: Session, network: Network): Observable<SwitchOutcome> =>
  state.changes.pipe(
    first(({ _tag }) => _tag !== 'Restoring'),
    switchMap(() => {
      const wallet = connector()
      if (wallet === undefined) return of<SwitchOutcome>(E.right(network.caipNetworkId))
      const gone = state.changes.pipe(
        filter(({ _tag }) => _tag !== 'Connected' || connector() !== wallet),
        map((): SwitchOutcome => E.left({ _tag: 'SwitchAbandoned' })),
      )
      return race(gone.pipe(first()), ask(wallet, network))
    }),
  )
