import * as E from 'fp-ts/Either'
import { concatMap, defer, finalize, map, type Observable, of, type SchedulerLike, type Subject, timeout } from 'rxjs'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { tryPromise } from '../../shared/tasks.js'
import { hearEvents, SILENT_DEADLINE_MS, type SwitchOutcome } from '../shared/walletDriver.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import { eip1193SwitchQuestions, runSwitchFlow } from '../shared/switchFlow.js'
import { type PinnedProvider, providerEvents } from './eip1193Provider.js'

interface ProviderSwitchDeps {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
  /** Receives events derived from answers. */
  readonly answered: Subject<ConnectorEvent>
}

/** Sends the request on subscription. `Left` holds what the provider throws. */
const askProvider = (provider: PinnedProvider, request: WalletRequest): Observable<E.Either<unknown, unknown>> =>
  defer(
    tryPromise(
      async () => provider.request(request),
      (cause) => cause,
    ),
  )

/**
 * Polls the wallet's chain without a prompt; `undefined` if it does not answer validly within 3 s. A `chainChanged`
 * event in the meantime takes precedence over the answer.
 */
const queryChainId = ({
  provider,
  scheduler,
}: Omit<ProviderSwitchDeps, 'answered'>): Observable<CaipNetworkId | undefined> =>
  defer(() => {
    const heard = hearEvents(providerEvents(provider))
    return askProvider(provider, { method: 'eth_chainId' }).pipe(
      map((answer) => {
        const id = E.isRight(answer) ? EvmChainId.decode(answer.right) : answer
        return E.isRight(id) ? heard.chainAfter(id.right) : undefined
      }),
      timeout({ first: SILENT_DEADLINE_MS, scheduler, with: () => of(undefined) }),
      finalize(heard.stop),
    )
  })

/** Switches an EIP-1193 provider; `connection` returns the wallet's last reported state. */
export const switchProvider = (
  deps: ProviderSwitchDeps,
  network: Network,
  connection: () => Connection,
  hadChain: boolean,
): Observable<SwitchOutcome> => {
  const wanted = network.caipNetworkId
  if (!EvmChainId.is(wanted)) return of<SwitchOutcome>(E.left({ _tag: 'SwitchNotSupported' }))
  const where = queryChainId(deps).pipe(
    map((caipNetworkId) => {
      if (caipNetworkId !== undefined) deps.answered.next({ _tag: 'ChainChanged', caipNetworkId })
      return connection().caipNetworkId
    }),
  )
  const questions = eip1193SwitchQuestions(
    network,
    (request, meaning) => askProvider(deps.provider, request).pipe(map(E.mapLeft(meaning))),
    where,
  )
  const flow = runSwitchFlow(network, { ...questions, hadChain }, deps.scheduler)
  // Polls first only if the wallet seems to be on the network already: avoids a prompt there, and a delay elsewhere.
  return connection().caipNetworkId === wanted
    ? where.pipe(concatMap((at) => (at === wanted ? of<SwitchOutcome>(E.right(at)) : flow)))
    : flow
}
