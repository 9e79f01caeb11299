import { pairwise } from 'rxjs'
import type { EmbeddedSession, EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { toHexChainId } from '../shared/chainId.js'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { WalletRequest } from '../../application/ports/walletConnector.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { isWebUrl } from '../http/codecs/urls.js'
import { readField } from '../shared/safeRead.js'
import { describeFailure, toProviderError } from './providerError.js'

type ProviderListener = (payload: unknown) => void

/**
 * Translates changes of the login to EIP-1193 events. A visitor who moved to another namespace is disconnected from
 * this one.
 */
const forwardEvents = (loggedIn: EmbeddedSession['loggedIn']) => {
  const listeners = new Map<string, Set<ProviderListener>>()
  const emit = (event: string, payload?: unknown): void =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
  const tell = (before: LoggedIn, after: LoggedIn | undefined): void => {
    if (after === undefined || !after.caipNetworkId.startsWith('eip155:')) {
      emit('accountsChanged', [])
      emit('disconnect')
      return
    }
    if (before.caipNetworkId !== after.caipNetworkId) emit('chainChanged', toHexChainId(after.caipNetworkId))
    if (before.address !== after.address) emit('accountsChanged', [after.address])
  }
  loggedIn.changes.pipe(pairwise()).subscribe(([before, after]) => before !== undefined && tell(before, after))
  return {
    on: (event: string, listener: ProviderListener): void => {
      const others = listeners.get(event) ?? new Set()
      listeners.set(event, others.add(listener))
    },
    removeListener: (event: string, listener: ProviderListener): void => void listeners.get(event)?.delete(listener),
  }
}

type Listener = (payload: unknown) => void

/** An EIP-1193 provider. */
interface EmbeddedProvider {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const ACCOUNTS = 'eth_accounts'
const firstOf = (params: unknown): unknown => readField(params, '0')

const chainIn = (params: unknown): CaipNetworkId | undefined => {
  const chainId = readField(firstOf(params), 'chainId')
  return typeof chainId === 'string' && /^0x[1-9a-f][0-9a-f]{0,15}$/i.test(chainId)
    ? `eip155:${BigInt(chainId)}`
    : undefined
}
const rpcUrlIn = (params: unknown): string | undefined => {
  const url = readField(readField(firstOf(params), 'rpcUrls'), '0')
  return typeof url === 'string' && isWebUrl(url) ? url : undefined
}
/** The EVM side of the embedded wallet as an EIP-1193 provider, so that it is treated as any other wallet (S6-03). */
export const makeEmbeddedProvider = (deps: {
  readonly wallet: Pick<EmbeddedWallet, 'session' | 'account' | 'rpc'>
  /** Where a visitor arrives who has been nowhere yet. */
  readonly startsOn: () => CaipNetworkId
  /** What a failure says; only a failure asks. */
  readonly describe: (error: LoginError) => Promise<string>
}): EmbeddedProvider => {
  const { session, account, rpc } = deps.wallet
  const { on, removeListener } = forwardEvents(session.loggedIn)
  const current = () =>
    session.loggedIn.value?.caipNetworkId.startsWith('eip155:') === true ? session.loggedIn.value : undefined
  const failure = (error: LoginError): Promise<Error> => toProviderError(error, deps.describe)
  /** An answer that makes no sense is passed on as none: whoever asked says what it means there. */
  const orNone = async <A>(question: TaskEither<LoginError, A>): Promise<A | undefined> => {
    const answer = await question()
    if (E.isRight(answer)) return answer.right
    if (answer.left._tag === 'FrameMalformed') return undefined
    throw await failure(answer.left)
  }
  const known = (): readonly string[] | undefined => {
    const user = current()
    return user && [user.address]
  }
  const arrive = async (): Promise<readonly string[] | undefined> => {
    const user = await orNone(session.fetchUser({ chainId: deps.startsOn() }))
    return user && [user.address]
  }
  const move = async (params: unknown, rpcUrl?: string): Promise<null> => {
    const id = chainIn(params)
    if (id === undefined) throw await failure({ _tag: 'FrameMalformed', detail: 'chainId' })
    await orNone(account.switchTo(id, rpcUrl))
    return null
  }
  const askFrame = async (request: WalletRequest): Promise<unknown> => {
    const at = current()?.caipNetworkId
    const answer = at === undefined ? E.left<LoginError>({ _tag: 'NotLoggedIn' }) : await rpc.request(at, request)()
    if (E.isLeft(answer)) throw await failure(answer.left)
    return answer.right
  }
  const own: Readonly<Record<string, (request: WalletRequest) => unknown>> = {
    eth_requestAccounts: () => known() ?? arrive(),
    eth_accounts: async () => {
      const accounts = known()
      if (accounts !== undefined) return accounts
      const stands = await orNone(session.isConnected)
      return stands === true ? arrive() : stands === false ? [] : undefined
    },
    eth_chainId: () => toHexChainId(current()?.caipNetworkId ?? deps.startsOn()),
    wallet_getPermissions: () => (current() === undefined ? [] : [{ parentCapability: ACCOUNTS }]),
    // EIP-2255 takes the site's access back; any other permission is the frame's affair.
    wallet_revokePermissions: (request) =>
      readField(firstOf(request.params), ACCOUNTS) !== undefined
        ? session.signOut().then(() => null)
        : askFrame(request),
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

/** The provider of any embedded wallet, a host's own among them. */
export const openEmbeddedProvider = (wallet: EmbeddedWallet, home: CaipNetworkId): EmbeddedProvider =>
  makeEmbeddedProvider({ wallet, startsOn: () => home, describe: describeFailure })
