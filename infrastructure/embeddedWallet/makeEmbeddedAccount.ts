import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { createStore } from '../../application/shared/createStore.js'
import { readOnly } from '../../application/shared/readOnly.js'
import type { EmbeddedAccount } from '../../application/ports/embeddedWallet/EmbeddedAccount.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { parseCaipNetworkId } from '../../domain/network/parseCaipNetworkId.js'
import type { AskFrame } from './Frame.js'
import { isLoginAddress } from './isLoginAddress.js'
import type { EmbeddedSessionDeps } from './makeEmbeddedSession.js'
import { readFrameChain } from './readFrameChain.js'

const malformed = (detail: string): E.Either<LoginError, never> => E.left({ _tag: 'FrameMalformed', detail })

const chainOf = ({ chainId }: { readonly chainId: string | number }): E.Either<LoginError, CaipNetworkId> => {
  const id = readFrameChain(chainId)
  return id === undefined ? malformed('chainId') : E.right(id)
}

const served = (id: CaipNetworkId): E.Either<LoginError, CaipNetworkId> => {
  const parsed = parseCaipNetworkId(id)
  return E.isRight(parsed) && isLoginNamespace(parsed.right.namespace) ? E.right(id) : E.left({ _tag: 'LoginChainNotSupported', id })
}

const done: TE.TaskEither<LoginError, void> = TE.right(undefined)
/** Whether or not it succeeds. */
const settled = (task: TE.TaskEither<LoginError, unknown>): TE.TaskEither<LoginError, void> => TE.match(() => E.right(undefined), () => E.right(undefined))(task)

/** Networks and kinds of account of the embedded wallet. `greet` asks a new frame what it can do. */
export const makeEmbeddedAccount = (
  deps: EmbeddedSessionDeps & { readonly fetchUser: (place: { readonly at: CaipNetworkId }) => TE.TaskEither<LoginError, unknown> },
): EmbeddedAccount & { readonly greet: (ask: AskFrame) => void } => {
  const { frame, state, memory, networks } = deps
  const smart = createStore<readonly number[]>([])
  /** A move whose account is not known is none: the page stays where its address is right. */
  const arriveAt = (id: CaipNetworkId): TE.TaskEither<LoginError, CaipNetworkId> => {
    const before = state.loggedIn.value?.caipNetworkId
    if (before === id) return TE.right(id)
    if (before === undefined) return TE.fromIO(() => (state.moveChain(id), id))
    return pipe(deps.fetchUser({ at: id }), TE.map(() => id))
  }
  return {
    chainId: pipe(frame.ask('GET_CHAIN_ID', undefined), TE.flatMapEither(chainOf)),
    switchTo: (id, told) =>
      pipe(
        TE.fromEither(served(id)),
        TE.flatMap(() => {
          if (told !== undefined) networks.add(id, told)
          const rpcUrl = networks.rpcUrl(id)
          return frame.ask('SWITCH_NETWORK', { chainId: id, ...(rpcUrl !== undefined && { rpcUrl }) })
        }),
        TE.flatMapEither(chainOf),
        TE.flatMap((reported) => () => arriveAt(reported)()),
      ),
    prefer: (type) =>
      pipe(
        frame.ask('SET_PREFERRED_ACCOUNT', { type }),
        TE.flatMap((reply) => () => {
          const at = state.where()
          if (reply.type !== type || (at !== undefined && !isLoginAddress(at, reply.address))) return Promise.resolve(malformed('SET_PREFERRED_ACCOUNT'))
          memory.preferType(type)
          state.moveAccount({ address: reply.address, preferredAccountType: type })
          return at === undefined || state.loggedIn.value === undefined ? done() : settled(deps.fetchUser({ at }))()
        }),
      ),
    smartAccountNetworks: readOnly(smart),
    initSmartAccount: frame.ask('INIT_SMART_ACCOUNT', undefined),
    greet: (ask) =>
      void pipe(
        ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined),
        TE.match(
          () => smart.set([]),
          (reply) => smart.set(reply.smartAccountEnabledNetworks),
        ),
      )(),
  }
}
