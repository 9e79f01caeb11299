import { catchError, defer, EMPTY, exhaustMap, filter, Subscription, take } from 'rxjs'
import type { Connections } from '../../domain/connect/Connections.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** Rules that have nothing to do without a wallet: their code comes with the first one; a load that fails is tried again with the next change. */
export const startWithFirstWallet =
  (deps: { readonly connections: Readable<Connections>; readonly load: () => Promise<readonly Policy[]> }): Policy =>
  () => {
    const running = new Subscription()
    running.add(
      deps.connections.changes
        .pipe(
          filter((all) => Object.values(all).some(({ _tag }) => _tag !== 'Disconnected')),
          exhaustMap(() => defer(deps.load).pipe(catchError(() => EMPTY))),
          take(1),
        )
        .subscribe((policies) => {
          for (const start of policies) running.add(start())
        }),
    )
    return running
  }
