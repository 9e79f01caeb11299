import * as E from 'fp-ts/Either'
import { defer, type Observable, of, type SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { lazySwitch } from '../shared/lazySwitch.js'
import type { WalletDriver } from '../shared/walletDriver.js'
import { EvmChainId, ownAnswer, requestedChain } from '../shared/evmCodecs.js'
import { tryPromise } from '../../shared/tasks.js'
import { toRequestError } from '../shared/providerErrors.js'
import { type EvmSessionState, grantedEvmChains } from './evmSession.js'
import type { SessionConnectorParts } from './namespaces.js'

/** Loaded only for chains that the session does not grant. */
export const loadSwitching = loadOnce(() => import('./switching.lazy.js'))

/**
 * EVM connector of the page's session. Each request uses the session and chain that are current when it is made (U-41).
 */
export const makeEvmSessionConnector = ({
  holder,
  state,
  connectorOf,
  send,
  scheduler,
}: Omit<SessionConnectorParts, 'networks'> & {
  readonly state: EvmSessionState
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  /** Granted chains need no request: each request names its chain. */
  const moves = (id: CaipNetworkId | undefined): boolean => {
    const session = state.session()
    if (id === undefined || session === undefined) return false
    if (id !== state.chain() && !grantedEvmChains(session).includes(id)) return false
    state.moveTo(id)
    return true
  }
  const ask = (
    request: WalletRequest,
    noted?: (reference: string) => void,
  ): Observable<E.Either<RequestError, unknown>> => {
    const [session, at] = [state.session(), state.chain()]
    return session === undefined || at === undefined
      ? of<E.Either<RequestError, unknown>>(E.left({ _tag: 'SessionGone' }))
      : defer(send(session, request, at, noted))
  }
  const request: WalletDriver['request'] = (wanted, _to, _over, noted) => {
    const granted = state.granted()
    const own = granted && ownAnswer(wanted.method, granted)
    if (own !== undefined) return [E.right(own)]
    if (wanted.method === 'wallet_revokePermissions') return tryPromise(() => holder.end('eip155'), toRequestError)()
    return wanted.method === 'wallet_switchEthereumChain' && moves(requestedChain(wanted.params))
      ? [E.right(null)]
      : ask(wanted, noted)
  }
  const switchTo: WalletDriver['switchTo'] = (network, ...how) => {
    const wanted = network.caipNetworkId
    if (!EvmChainId.is(wanted)) return [E.left({ _tag: 'SwitchNotSupported' })]
    if (moves(wanted)) return [E.right(wanted)]
    return lazySwitch(loadSwitching, ({ switchSession }) => switchSession({ ask, scheduler }, network, ...how))
  }
  return connectorOf({ namespace: 'eip155', state, request, switchTo })
}
