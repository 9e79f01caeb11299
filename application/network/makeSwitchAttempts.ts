import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { finalize, map, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { Network } from '../../domain/network/Network.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'
import type { SwitchError } from '../../domain/network/SwitchError.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'

export type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

/** The switches of a page: one at a time, and a newer one ends the older (its late answer is dropped). */
export interface SwitchAttempts {
  readonly switching: Readable<NetworkSwitch>
  readonly begin: (network: Network) => TaskEither<SwitchError, CaipNetworkId>
  /** Ends the switch under way with `SwitchAbandoned`, and forgets how the last one ended. */
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
      // Settling again after an answer changes nothing: only a switch that was overtaken ends here.
      finalize(() => settle(E.left({ _tag: 'SwitchAbandoned' }))),
    )

  const running = orders.pipe(switchMap((order) => (order === undefined ? of(IDLE) : run(order)))).subscribe(store.set)

  return {
    switching: store,
    begin: (network) => () =>
      // After the end nobody takes orders, and a promise must not wait for nobody (U-91).
      running.closed
        ? Promise.resolve(E.left({ _tag: 'SwitchAbandoned' }))
        : new Promise((settle) => orders.next({ network, settle })),
    abandon: () => orders.next(undefined),
    dispose: () => running.unsubscribe(),
  }
}
