import * as E from 'fp-ts/Either'
import { catchError, defer, filter, finalize, first, map, type Observable, of, race, Subject, switchMap } from 'rxjs'
import type { Network } from '../../domain/network/Network.js'
import type { NamespaceSession } from '../connect/NamespaceSession.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import type { SwitchOutcome } from './makeSwitchAttempts.js'

type Session = Pick<NamespaceSession, 'state' | 'connector'>

const ask = (connector: WalletConnector, network: Network): Observable<SwitchOutcome> =>
  defer(() => {
    const abandoned = new Subject<void>()
    return defer(connector.switchNetwork(network, abandoned)).pipe(finalize(() => abandoned.next()))
  }).pipe(
    map((outcome) =>
      // What the wallet reports counts, whoever wrote its connector (U-36).
      E.isRight(outcome) && outcome.right !== network.caipNetworkId
        ? E.left({ _tag: 'SwitchNotHonoured', reported: outcome.right } as const)
        : outcome,
    ),
    // A host's own connector may break its contract; the next switch must not suffer from it.
    catchError((cause: unknown) =>
      of<SwitchOutcome>(E.left({ _tag: 'SwitchFailed', code: undefined, message: '', cause })),
    ),
  )

/**
 * Asks the wallet of a namespace to move, once it is restored if it is being restored. A wallet that goes away meanwhile ends
 * it as `SwitchAbandoned`; where there is none, the page itself moves.
 */
export const moveWallet = ({ state, connector }: Session, network: Network): Observable<SwitchOutcome> =>
  state.changes.pipe(
    first(({ _tag }) => _tag !== 'Restoring'),
    switchMap(() => {
      const asked = connector()
      if (asked === undefined) return of<SwitchOutcome>(E.right(network.caipNetworkId))
      const gone = state.changes.pipe(
        filter(({ _tag }) => _tag !== 'Connected' || connector() !== asked),
        map((): SwitchOutcome => E.left({ _tag: 'SwitchAbandoned' })),
      )
      return race(gone.pipe(first()), ask(asked, network))
    }),
  )
