import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Observable } from 'rxjs'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { WalletRequest } from '../../application/ports/WalletConnector.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { isWebAddress } from '../http/codecs/isWebAddress.js'
import { readField } from '../shared/readField.js'
import { forwardMoves } from './forwardMoves.js'
import type { LoginMove } from './makeLoginState.js'
import { toHexChain } from './toHexChain.js'
import { toProviderError } from './toProviderError.js'

type Listener = (payload: unknown) => void

/** An EIP-1193 provider. */
export interface EmbeddedProvider {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const ACCOUNTS = 'eth_accounts'
const ChainParameter = t.type({ chainId: t.string })
const Ask = t.type({ [ACCOUNTS]: t.unknown })

const firstOf = (params: unknown): unknown => readField(params, '0')

const chainIn = (params: unknown): CaipNetworkId => {
  const first = firstOf(params)
  if (!ChainParameter.is(first) || !/^0x[1-9a-f][0-9a-f]{0,15}$/i.test(first.chainId)) throw toProviderError({ _tag: 'FrameMalformed', detail: 'chainId' })
  return `eip155:${BigInt(first.chainId)}`
}
const rpcUrlIn = (params: unknown): string | undefined => {
  const url = readField(readField(firstOf(params), 'rpcUrls'), '0')
  return typeof url === 'string' && isWebAddress(url) ? url : undefined
}
/** An answer that makes no sense is passed on as none: whoever asked says what it means there. */
const orNone = <A>(answer: E.Either<LoginError, A>): A | undefined => {
  if (E.isRight(answer)) return answer.right
  if (answer.left._tag === 'FrameMalformed') return undefined
  throw toProviderError(answer.left)
}

/** The EVM side of the embedded wallet as an EIP-1193 provider, so that it is treated as any other wallet (S6-03). */
export const makeEmbeddedProvider = (deps: {
  readonly wallet: Pick<EmbeddedWallet, 'session' | 'account' | 'rpc'>
  readonly moves: Observable<LoginMove>
  /** Where a visitor arrives who has been nowhere yet. */
  readonly startsOn: () => CaipNetworkId
}): EmbeddedProvider => {
  const { session, account, rpc } = deps.wallet
  const { on, removeListener } = forwardMoves(deps.moves)
  const current = () => (session.loggedIn.value?.caipNetworkId.startsWith('eip155:') === true ? session.loggedIn.value : undefined)
  const arrive = async (): Promise<readonly string[] | undefined> => {
    const user = orNone(await session.fetchUser({ at: deps.startsOn() })())
    return user === undefined ? undefined : [user.address]
  }
  const move = async (params: unknown, rpcUrl?: string): Promise<null> => {
    orNone(await account.switchTo(chainIn(params), rpcUrl)())
    return null
  }
  const askFrame = async (request: WalletRequest): Promise<unknown> => {
    const user = current()
    if (user === undefined) throw toProviderError({ _tag: 'NotLoggedIn' })
    const answer = await rpc.request(user.caipNetworkId, request)()
    if (E.isLeft(answer)) throw toProviderError(answer.left)
    return answer.right
  }
  const own: Readonly<Record<string, (request: WalletRequest) => unknown>> = {
    eth_requestAccounts: () => {
      const user = current()
      return user === undefined ? arrive() : [user.address]
    },
    eth_accounts: async () => {
      const user = current()
      if (user !== undefined) return [user.address]
      const stands = orNone(await session.isConnected())
      return stands === true ? arrive() : stands === false ? [] : undefined
    },
    eth_chainId: () => toHexChain(current()?.caipNetworkId ?? deps.startsOn()),
    wallet_getPermissions: () => (current() === undefined ? [] : [{ parentCapability: ACCOUNTS }]),
    // EIP-2255 takes the site's access back; any other permission is the frame's affair.
    wallet_revokePermissions: (request) => (Ask.is(firstOf(request.params)) ? session.signOut().then(() => null) : askFrame(request)),
    wallet_switchEthereumChain: ({ params }) => move(params),
    wallet_addEthereumChain: ({ params }) => move(params, rpcUrlIn(params)),
  }
  return {
    request: async (request) => {
      const answer = Object.hasOwn(own, request.method) ? own[request.method] : undefined
      return answer === undefined ? askFrame(request) : answer(request)
    },
    on,
    removeListener,
  }
}
