import * as E from 'fp-ts/Either'
import type { WalletRequest } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { EvmChainId } from '../EvmChainId.js'
import { readField } from '../../shared/readField.js'
import type { SessionState } from './makeSessionState.js'
import type { Waiting } from './makeWaiting.js'
import type { RelayHolder } from './RelayHolder.js'
import type { RelaySession } from './RelaySession.js'
import { sessionChains } from './sessionChains.js'
import type { SessionProvider } from './SessionProvider.js'
import { toHexChain } from './toHexChain.js'

/** EIP-1193: the wallet does not know this method; it is not connected. */
const UNSUPPORTED_METHOD = 4200
const DISCONNECTED = 4900
/** What the SDK answers in place of a wallet that ends the session with a request open. */
const SESSION_ENDED = 6000
const GONE = /no matching key|session topic doesn't exist/i

const providerError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

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
  readonly waiting: Pick<Waiting, 'follow'>
}): SessionProvider => {
  const { holder, state } = deps
  const send = async (session: RelaySession, request: WalletRequest, at: CaipNetworkId): Promise<unknown> => {
    if (!session.methods.includes(request.method)) throw providerError(UNSUPPORTED_METHOD, `The wallet did not grant ${request.method}.`)
    const client = await holder.client()
    const { sent, over } = deps.waiting.follow(session)
    try {
      return await client.request(session.topic, at, request, sent)
    } catch (cause) {
      if (readField(cause, 'code') === SESSION_ENDED) {
        // The end itself settles what was open (U-41); as an answer it would look like a failure of the wallet.
        holder.forget(session.topic)
        return await new Promise<never>(() => undefined)
      }
      const message = readField(cause, 'message')
      if (typeof message !== 'string' || !GONE.test(message)) throw cause
      holder.forget(session.topic)
      throw providerError(DISCONNECTED, 'The wallet ended the session.')
    } finally {
      over()
    }
  }
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
      if (state.session() === undefined) await deps.pair()
      await state.listen()
      return state.accounts()
    },
    eth_chainId: () => {
      const chain = state.chain()
      return chain === undefined ? undefined : toHexChain(chain)
    },
    wallet_getPermissions: () => (state.session() === undefined ? [] : [{ parentCapability: 'eth_accounts' }]),
    wallet_revokePermissions: () => holder.end(),
  }
  return {
    request: async (request) => {
      const answer = Object.hasOwn(own, request.method) ? own[request.method] : undefined
      if (answer !== undefined) return answer()
      const session = state.session()
      const at = state.chain()
      if (session === undefined || at === undefined) throw providerError(DISCONNECTED, 'There is no session.')
      return request.method === 'wallet_switchEthereumChain' ? moveWallet(session, request, at) : send(session, request, at)
    },
    on: state.on,
    removeListener: state.removeListener,
  }
}
