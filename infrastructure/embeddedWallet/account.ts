import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { createStore, readOnly } from '../../application/kernel/store.js'
import type { EmbeddedAccount } from '../../application/ports/embeddedWallet.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AskFrame } from './frame.js'
import { type EmbeddedSessionDeps, isLoginAddress, malformed, parseLoginChain, readFrameChain } from './session.js'

const chainOf = ({ chainId }: { readonly chainId: string | number }): E.Either<LoginError, CaipNetworkId> => {
  const id = readFrameChain(chainId)
  return id === undefined ? malformed('chainId') : E.right(id)
}

/** Networks and account types of the embedded wallet. `greet` asks a new frame for its capabilities. */
export const makeEmbeddedAccount = (
  deps: EmbeddedSessionDeps & {
    readonly fetchUser: (options: { readonly chainId: CaipNetworkId }) => TE.TaskEither<LoginError, unknown>
  },
): EmbeddedAccount & { readonly greet: (ask: AskFrame) => void } => {
  const { frame, state, memory, networks } = deps
  const smart = createStore<readonly number[]>([])
  let [begun, applied] = [0, 0]
  /** Switches only if the account of the new network is known: the page's address must stay correct. */
  const applyChain = async (id: CaipNetworkId): Promise<E.Either<LoginError, CaipNetworkId>> => {
    const before = state.loggedIn.value?.caipNetworkId
    if (before === undefined) state.moveChain(id)
    else if (before !== id) return E.map(() => id)(await deps.fetchUser({ chainId: id })())
    return E.right(id)
  }
  return {
    chainId: async () => E.flatMap(chainOf)(await frame.ask('GET_CHAIN_ID', undefined)()),
    switchTo: (id, details) => async () => {
      if (parseLoginChain(id) === undefined) return E.left({ _tag: 'LoginChainNotSupported', id })
      if (details !== undefined) networks.add(id, details)
      const own = (begun += 1)
      const reported = E.flatMap(chainOf)(await frame.ask('SWITCH_NETWORK', { chainId: id, ...networks.of(id) })())
      // The newer one of two concurrent switches wins, whichever is answered last.
      if (E.isLeft(reported) || own < applied) return reported
      applied = own
      return applyChain(reported.right)
    },
    prefer: (type) => async () => {
      const answer = await frame.ask('SET_PREFERRED_ACCOUNT', { type })()
      if (E.isLeft(answer)) return answer
      const { address } = answer.right
      const at = state.network()
      if (answer.right.type !== type || (at !== undefined && !isLoginAddress(at, address)))
        return malformed('SET_PREFERRED_ACCOUNT')
      memory.preferType(type)
      state.moveAccount({ address, preferredAccountType: type })
      // A failure here does not matter: the account's type has changed already.
      if (at !== undefined && state.loggedIn.value !== undefined) await deps.fetchUser({ chainId: at })()
      return E.right(undefined)
    },
    smartAccountNetworks: readOnly(smart),
    initSmartAccount: frame.ask('INIT_SMART_ACCOUNT', undefined),
    greet: (ask) =>
      void ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)().then((answer) =>
        smart.set(E.isLeft(answer) ? [] : answer.right.smartAccountEnabledNetworks),
      ),
  }
}
