import * as E from 'fp-ts/Either'
import type { WalletRequest } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { EvmChainId } from '../EvmChainId.js'
import { readField } from '../../shared/readField.js'
import type { SessionState } from './makeSessionState.js'
import type { SendRequest } from './makeSend.js'
import type { RelayHolder } from './RelayHolder.js'
import type { RelaySession } from './RelaySession.js'
import { sessionChains } from './sessionChains.js'
import { sessionGone } from './sessionGone.js'
import type { SessionProvider } from './SessionProvider.js'
import { toHexChain } from '../../shared/toHexChain.js'

const chainAskedFor = (params: unknown): CaipNetworkId | undefined => {
  const id = EvmChainId.decode(readField(readField(params, '0'), 'chainId'))
  return E.isRight(id) ? id.right : undefined
}

/**
 * The EVM part of a session as an EIP-1193 provider. `pair` is what `eth_requestAccounts` does where there is no session: it ends when
 * one was adopted, and rejects as a provider does. Each request goes to the session, and names the chain, that hold when it is made (U-41).
 */
export const makeSessionProvider = (deps: {
  readonly holder: RelayHolder
  readonly state: SessionState
  readonly pair: () => Promise<void>
  readonly send: SendRequest
}): SessionProvider => {
  const { holder, state, send } = deps
  const moveWallet = async (session: RelaySession, request: WalletRequest, at: CaipNetworkId): Promise<unknown> => {
    const wanted = chainAskedFor(request.params)
    if (wanted === undefined || !sessionChains(session).includes(wanted)) return send(session, request, at)
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
      return chain === undefined ? undefined : toHexChain(chain)
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
      if (session === undefined || at === undefined) throw sessionGone()
      return request.method === 'wallet_switchEthereumChain'
        ? moveWallet(session, request, at)
        : send(session, request, at)
    },
    on: state.on,
    removeListener: state.removeListener,
  }
}
