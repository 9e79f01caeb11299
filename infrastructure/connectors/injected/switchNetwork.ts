import * as E from 'fp-ts/Either'
import {
  concatMap,
  defer,
  filter,
  finalize,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  share,
  Subject,
  tap,
  timeout,
  timer,
} from 'rxjs'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { askProvider, observeProvider, type PinnedProvider, providerEvents } from '../shared/eip1193Provider.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { makeSwitchFlow, type SwitchOutcome } from './switchFlow.js'

/** The question opens no prompt. */
const CHAIN_DEADLINE_MS = 3_000

/**
 * Where the wallet says it is, when asked without a prompt; `undefined` when it says nothing in 3 s, or nothing that makes
 * sense. What it says by an event meanwhile is newer than its answer.
 */
const queryChainId = (provider: PinnedProvider, scheduler: SchedulerLike): Observable<CaipNetworkId | undefined> =>
  defer(() => {
    const heard = observeProvider(provider)
    return askProvider(provider, { method: 'eth_chainId' }).pipe(
      map((answer) => {
        const id = E.isRight(answer) ? EvmChainId.decode(answer.right) : answer
        return E.isRight(id) ? heard.chainAfter(id.right) : undefined
      }),
      timeout({ first: CHAIN_DEADLINE_MS, scheduler, with: () => of(undefined) }),
      finalize(heard.stop),
    )
  })

/** The visitor reads and decides in the wallet, twice where the chain is new to it. */
const SWITCH_DEADLINE_MS = 5 * 60_000

const failed = (error: SwitchError) => (): SwitchOutcome => E.left(error)

export interface SwitchNetworkDeps {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
  readonly current: () => Connection | undefined
  /** The page gave the wallet up. */
  readonly left: Observable<void>
  /** Hears where the wallet is when it says so by an answer. */
  readonly tell: (id: CaipNetworkId) => void
}

/** Moves the wallet to a network, as `WalletConnector.switchNetwork` says. A wallet that tells of the move need not answer. */
export const makeSwitchNetwork = (deps: SwitchNetworkDeps): WalletConnector['switchNetwork'] => {
  const { provider, scheduler } = deps
  const begun = new Subject<void>()

  const run = (network: Network, start: CaipNetworkId, abandoned: Observable<unknown>): Observable<SwitchOutcome> => {
    const wanted = network.caipNetworkId
    let said = start
    const events = providerEvents(provider).pipe(
      tap((event) => {
        if (event._tag === 'ChainChanged') said = event.caipNetworkId
      }),
      share(),
    )
    const where = queryChainId(provider, scheduler).pipe(
      map((answer) => {
        if (answer !== undefined) deps.tell((said = answer))
        return said
      }),
    )
    const flow = makeSwitchFlow({ provider, scheduler, network, where })
    // Only a wallet that seems to be there is asked first: no prompt then, and none is delayed otherwise.
    const asked = start === wanted ? where.pipe(concatMap((at) => (at === wanted ? of(E.right(at)) : flow))) : flow
    return race(
      events.pipe(
        filter((event) => event._tag === 'ChainChanged' && event.caipNetworkId === wanted),
        map((): SwitchOutcome => E.right(wanted)),
      ),
      merge(abandoned, deps.left, begun, events.pipe(filter(({ _tag }) => _tag === 'Disconnected'))).pipe(
        map(failed({ _tag: 'SwitchAbandoned' })),
      ),
      timer(SWITCH_DEADLINE_MS, scheduler).pipe(map(failed({ _tag: 'SwitchTimedOut', afterMs: SWITCH_DEADLINE_MS }))),
      asked,
    )
  }

  return (network, abandoned = NEVER) =>
    () => {
      const connection = deps.current()
      if (connection === undefined) return Promise.resolve(E.left({ _tag: 'SwitchAbandoned' }))
      if (!EvmChainId.is(network.caipNetworkId)) return Promise.resolve(E.left({ _tag: 'SwitchNotSupported' }))
      begun.next()
      return firstValueFrom(run(network, connection.caipNetworkId, abandoned))
    }
}
