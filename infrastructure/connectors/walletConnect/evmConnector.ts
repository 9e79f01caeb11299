import type { WalletConnector, WalletRequest } from '../../../application/ports/walletConnector.js'
import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import { readField } from '../../shared/safeRead.js'
import { type EvmSessionState, grantedEvmChains } from './evmSession.js'
import { noSessionError, type SendRequest } from './requests.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import { toHexChainId } from '../../shared/chainId.js'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import type { Connection, RemoteWallet } from '../../../domain/connect/connection.js'
import { makeInjectedConnector } from '../injected/connector.js'

type Listener = (payload: unknown) => void

/** A session as an EIP-1193 provider, so that it is treated as any other wallet. */
interface EvmSessionProvider {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const requestedChain = (params: unknown): CaipNetworkId | undefined => {
  const id = EvmChainId.decode(readField(readField(params, '0'), 'chainId'))
  return E.isRight(id) ? id.right : undefined
}

/**
 * The EVM part of a session as an EIP-1193 provider. `pair` is what `eth_requestAccounts` does where there is no session: it ends when
 * one was adopted, and rejects as a provider does. Each request goes to the session, and names the chain, that hold when it is made (U-41).
 */
export const makeEvmSessionProvider = (deps: {
  readonly holder: WalletConnectSessions
  readonly state: EvmSessionState
  readonly pair: () => Promise<void>
  readonly send: SendRequest
}): EvmSessionProvider => {
  const { holder, state, send } = deps
  const moveWallet = async (
    session: WalletConnectSession,
    request: WalletRequest,
    at: CaipNetworkId,
  ): Promise<unknown> => {
    const wanted = requestedChain(request.params)
    if (wanted === undefined || !grantedEvmChains(session).includes(wanted)) return send(session, request, at)
    // Each request names its chain, so that a chain that was granted needs no question.
    state.moveTo(wanted)
    return null
  }
  const own: Readonly<Record<string, () => unknown>> = {
    eth_accounts: async () => {
      if ((await holder.restore()) !== undefined) await state.listen()
      return state.accounts()
    },
    eth_requestAccounts: async () => {
      if (state.accounts().length === 0) await deps.pair()
      await state.listen()
      return state.accounts()
    },
    eth_chainId: () => {
      const chain = state.chain()
      return chain === undefined ? undefined : toHexChainId(chain)
    },
    wallet_getPermissions: () => (state.session() === undefined ? [] : [{ parentCapability: 'eth_accounts' }]),
    wallet_revokePermissions: () => holder.end('eip155'),
  }
  return {
    request: async (request) => {
      const answer = Object.hasOwn(own, request.method) ? own[request.method] : undefined
      if (answer !== undefined) return answer()
      const session = state.session()
      const at = state.chain()
      if (session === undefined || at === undefined) throw noSessionError()
      return request.method === 'wallet_switchEthereumChain'
        ? moveWallet(session, request, at)
        : send(session, request, at)
    },
    on: state.on,
    removeListener: state.removeListener,
  }
}

/** The EVM wallet behind the page's session: from here on it is a wallet like any other. */
export const makeEvmSessionConnector = (deps: {
  readonly provider: EvmSessionProvider
  readonly wallet: () => RemoteWallet | undefined
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  // It is our own, so no page script could have been at it.
  const provider = { ...deps.provider, identity: deps.provider }
  const info = { id: WALLET_CONNECT_CONNECTOR_ID, name: 'WalletConnect', remote: true } as const
  const connector = makeInjectedConnector({ provider, info, scheduler: deps.scheduler })
  const named = <C extends Connection | undefined>(connection: C): C => {
    const wallet = deps.wallet()
    return connection === undefined || wallet === undefined ? connection : { ...connection, wallet }
  }
  return {
    ...connector,
    connect: TE.map(named<Connection>)(connector.connect),
    restore: TE.map(named<Connection | undefined>)(connector.restore),
  }
}
