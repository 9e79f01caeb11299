import * as E from 'fp-ts/Either'
import { concat, concatMap, defer, last, type Observable, of, type SchedulerLike, takeWhile, timer } from 'rxjs'
import type { WalletRequest } from '../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { Network } from '../../domain/network/Network.js'
import type { SwitchError } from '../../domain/network/SwitchError.js'
import { toHexChain } from '../shared/toHexChain.js'
import { askProvider } from './askProvider.js'
import { isUnknownChain } from './isUnknownChain.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { toChainParameter } from './toChainParameter.js'
import { toSwitchError } from './toSwitchError.js'

/** Wallets say yes a moment before they have moved, too. */
const MOVE_GRACE_MS = 500

export type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

const ended = (error: SwitchError): Observable<SwitchOutcome> => of(E.left(error))

/** The questions of one switch, in their order; unsubscribing asks no further one (EIP-3326, EIP-3085, U-39). */
export const makeSwitchFlow = (deps: {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
  readonly network: Network
  /** Where the wallet says it is. */
  readonly where: Observable<CaipNetworkId>
}): Observable<SwitchOutcome> => {
  const { provider, network, where } = deps
  const wanted = network.caipNetworkId
  const chainId = toHexChain(wanted)
  const notAdded = ended({ _tag: 'ChainNotAdded', networkId: wanted })

  /** What a "yes" has come to; `elsewhere` when the wallet is not where it agreed to go. */
  const afterYes = (elsewhere: (reported: CaipNetworkId) => Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    concat(where, timer(MOVE_GRACE_MS, deps.scheduler).pipe(concatMap(() => where))).pipe(
      takeWhile((reported) => reported !== wanted, true),
      last(),
      concatMap((reported) => (reported === wanted ? of(E.right(reported)) : elsewhere(reported))),
    )

  const ask = (
    request: WalletRequest,
    yes: Observable<SwitchOutcome>,
    no: (cause: unknown) => Observable<SwitchOutcome>,
  ): Observable<SwitchOutcome> =>
    askProvider(provider, request).pipe(concatMap((answer) => (E.isRight(answer) ? yes : no(answer.left))))

  const move = (whenUnknown: Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    ask(
      { method: 'wallet_switchEthereumChain', params: [{ chainId }] },
      afterYes((reported) => ended({ _tag: 'SwitchNotHonoured', reported })),
      (cause) => (isUnknownChain(cause) ? whenUnknown : ended(toSwitchError(cause))),
    )

  const add = (): Observable<SwitchOutcome> => {
    const parameter = toChainParameter(network, chainId)
    if (parameter === undefined) return notAdded
    const refused = (cause: unknown): Observable<SwitchOutcome> => {
      const error = toSwitchError(cause)
      return error._tag === 'SwitchRejected' || error._tag === 'SwitchPending' ? ended(error) : notAdded
    }
    // A wallet that has added the chain and stayed where it was is asked to move once more.
    return ask(
      { method: 'wallet_addEthereumChain', params: [parameter] },
      afterYes(() => move(notAdded)),
      refused,
    )
  }
  return move(defer(add))
}
