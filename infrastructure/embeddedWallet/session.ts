import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { isLoginNamespace } from '../../domain/login/loginMethods.js'
import { parseCaipNetworkId } from '../../domain/network/caip2.js'
import { isEvmAddress, isSolanaAddress } from '../../domain/account/addresses/patterns.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { LoginError } from '../../domain/login/loginError.js'
import { FRAME_TIMEOUTS_MS, type ReplyOf } from './frameMessages.js'
import type { EmbeddedSession, LoginAnswer, LoginOptions, SocialLogin } from '../../application/ports/embeddedWallet.js'
import type { LoginRpcUrls } from './secureSite.js'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, timer } from 'rxjs'
import { inTime } from '../../application/kernel/inTime.js'
import { ABORTED, type Frame } from './frame.js'
import type { LoginMemory, LoginState } from './loginState.js'

export const malformed = (detail: string): E.Either<LoginError, never> => E.left({ _tag: 'FrameMalformed', detail })

/** A network that supports logins; `undefined` for others. */
export const parseLoginChain = (text: string) => {
  const parsed = parseCaipNetworkId(text)
  if (parsed === undefined) return undefined
  const { id, namespace, chainId } = parsed
  return isLoginNamespace(namespace) ? { id, namespace, chainId } : undefined
}

/** The frame sends a bare number for EVM, and a CAIP-2 id for Solana. `undefined` for anything else. */
export const readFrameChain = (chainId: string | number): CaipNetworkId | undefined => {
  const text = String(chainId)
  const chain = parseLoginChain(/^\d/.test(text) ? `eip155:${text}` : text)
  return chain?.namespace !== 'eip155' || /^[1-9]\d{0,18}$/.test(chain.chainId) ? chain?.id : undefined
}

/** Whether an address is valid on this network. */
export const isLoginAddress = (id: CaipNetworkId, address: string): boolean =>
  id.startsWith('eip155:') ? address.startsWith('0x') && isEvmAddress(address) : isSolanaAddress(address)

/** User in a reply. The account type defaults to the requested one. */
const readLoggedIn = (
  reply: ReplyOf<'GET_USER'>,
  preferred: LoggedIn['preferredAccountType'],
): E.Either<LoginError, LoginAnswer> => {
  const { email, userName, accounts, message, signature } = reply
  const caipNetworkId = readFrameChain(reply.chainId)
  if (caipNetworkId === undefined) return malformed('chainId')
  if (!isLoginAddress(caipNetworkId, reply.address)) return malformed('address')
  return E.right({
    address: reply.address,
    caipNetworkId,
    ...(email !== undefined && { email }),
    ...(typeof userName === 'string' && { userName }),
    accounts: (accounts ?? []).filter(({ address }) => isLoginAddress(caipNetworkId, address)),
    preferredAccountType: reply.preferredAccountType ?? preferred,
    ...(reply.smartAccountDeployed !== undefined && { smartAccountDeployed: reply.smartAccountDeployed }),
    ...(message !== undefined && signature !== undefined && { signedIn: { message, signature } }),
  })
}

/** Query for a user: network and preferred account type, by default a smart account on EVM (S6-01). */
const toUserQuery = (
  { chainId: at, siwxMessage }: LoginOptions,
  preferred: LoggedIn['preferredAccountType'] | undefined,
  networks: LoginRpcUrls,
) => {
  const preferredAccountType = at.startsWith('eip155:') ? (preferred ?? 'smartAccount') : 'eoa'
  return {
    chainId: at,
    preferredAccountType,
    ...networks.of(at),
    ...(siwxMessage !== undefined && { siwxMessage }),
  } as const
}

export interface EmbeddedSessionDeps {
  readonly frame: Frame
  readonly state: LoginState
  readonly memory: LoginMemory
  readonly networks: LoginRpcUrls
  readonly scheduler: SchedulerLike
}

/** Session of the logged-in user. */
export const makeEmbeddedSession = (deps: EmbeddedSessionDeps): EmbeddedSession & Pick<SocialLogin, 'connect'> => {
  const { frame, state, memory, networks } = deps
  const query = (options: LoginOptions) => toUserQuery(options, memory.accountType(), networks)

  /** Accepts the user, unless the visitor logged out or moved since the request. */
  const acceptUser =
    (
      options: LoginOptions,
      question: TE.TaskEither<LoginError, ReplyOf<'GET_USER'>>,
    ): TE.TaskEither<LoginError, LoginAnswer> =>
    async () => {
      const since = state.begin()
      const answer = pipe(
        await question(),
        E.flatMap((reply) => readLoggedIn(reply, query(options).preferredAccountType)),
      )
      const now = since()
      if (now === 'Over') return ABORTED
      if (E.isLeft(answer)) return answer
      // The message to sign was for the previous network.
      if (now === 'Moved') return fetchUser({ chainId: state.network() ?? options.chainId })()
      const { userName = memory.userName(), signedIn, ...user } = answer.right
      const named = { ...user, ...(userName !== undefined && { userName }) }
      memory.keepUserName(userName)
      memory.loggedIn()
      state.adopt(named)
      return E.right(signedIn === undefined ? named : { ...named, signedIn })
    }
  const fetchUser = (options: LoginOptions): TE.TaskEither<LoginError, LoginAnswer> =>
    acceptUser(options, () => frame.ask('GET_USER', query(options))())
  /** The frame belongs to a login that has ended. */
  let isStale = false
  const forget = (): void => {
    isStale = true
    state.leave()
    memory.forgetHere()
  }
  const forgetAll = (): void => {
    forget()
    memory.forget()
  }
  return {
    loggedIn: state.loggedIn,
    isConnected: async () => {
      if (!memory.used()) return E.right(false)
      // A frame only knows the login it was loaded with.
      if (isStale) frame.end()
      isStale = false
      const answer = E.map(({ isConnected }: ReplyOf<'IS_CONNECTED'>) => isConnected)(
        await frame.ask('IS_CONNECTED', undefined)(),
      )
      if (E.isLeft(answer) ? answer.left._tag === 'FrameFailed' : !answer.right) forgetAll()
      return answer
    },
    fetchUser,
    forget,
    connect: (uri, options) => acceptUser(options, () => frame.ask('CONNECT_SOCIAL', { ...query(options), uri })()),
    signOut: async () => {
      const wasUsed = memory.used() || state.loggedIn.value !== undefined || frame.state.value._tag === 'Ready'
      forgetAll()
      if (!wasUsed) return E.right(undefined)
      const endOpen = frame.openNow()
      timer(FRAME_TIMEOUTS_MS.ending, deps.scheduler).subscribe(endOpen)
      await inTime(deps, FRAME_TIMEOUTS_MS.ending, frame.ask('SIGN_OUT', undefined))()
      return E.right(undefined)
    },
  }
}
