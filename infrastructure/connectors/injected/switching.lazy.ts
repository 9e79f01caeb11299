import * as E from 'fp-ts/Either'
import { concatMap, defer, finalize, map, type Observable, of, type SchedulerLike, type Subject, timeout } from 'rxjs'
import type { ConnectorEvent, WalletRequest } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { tryPromise } from '../../shared/tasks.js'
import { SILENT_DEADLINE_MS } from '../shared/deadlines.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import { eip1193SwitchQuestions, runSwitchFlow } from '../shared/switchFlow.js'
import { hearEvents, type SwitchOutcome } from '../shared/walletDriver.js'
import { type PinnedProvider, providerEvents } from './eip1193Provider.js'

interface ProviderSwitchDeps {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
  /** Takes what the wallet said only because it was asked. */
  readonly answered: Subject<ConnectorEvent>
}

/** Asks once it is subscribed to. Whatever the provider throws is the left side. */
const askProvider = (provider: PinnedProvider, request: WalletRequest): Observable<E.Either<unknown, unknown>> =>
  defer(
    tryPromise(
      async () => provider.request(request),
      (cause) => cause,
    ),
  )

/**
 * Where the wallet says it is, when asked without a prompt; `undefined` when it says nothing in 3 s, or nothing that
 * makes sense. What it says by an event meanwhile is newer than its answer.
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

/** Moves an EIP-1193 provider; `connection` is as the wallet last said. */
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
  // Only a wallet that seems to be there is asked first: no prompt then, and none is delayed otherwise.
  return connection().caipNetworkId === wanted
    ? where.pipe(concatMap((at) => (at === wanted ? of<SwitchOutcome>(E.right(at)) : flow)))
    : flow
}
