import * as E from 'fp-ts/Either'
import { defer, map, type Observable, of, type SchedulerLike } from 'rxjs'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { Network } from '../../../domain/network/network.js'
import { requestToSwitchError } from '../shared/switchErrors.js'
import { eip1193SwitchQuestions, runSwitchFlow } from '../shared/switchFlow.js'
import type { SwitchOutcome } from '../shared/walletDriver.js'

/** Switches a session's wallet to a chain that the session does not grant. */
export const switchSession = (
  deps: {
    readonly ask: (request: WalletRequest) => Observable<E.Either<RequestError, unknown>>
    readonly scheduler: SchedulerLike
  },
  network: Network,
  connection: () => Connection,
  hadChain: boolean,
): Observable<SwitchOutcome> => {
  const questions = eip1193SwitchQuestions(
    network,
    (request, meaning) => deps.ask(request).pipe(map(E.mapLeft((error) => requestToSwitchError(error, meaning)))),
    defer(() => of(connection().caipNetworkId)),
  )
  return runSwitchFlow(network, { ...questions, hadChain }, deps.scheduler)
}
