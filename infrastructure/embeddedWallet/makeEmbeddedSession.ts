import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, race, type SchedulerLike, timer } from 'rxjs'
import type { EmbeddedSession, LoginPlace } from '../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { SocialLogin } from '../../application/ports/embeddedWallet/SocialLogin.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { Frame } from './Frame.js'
import type { ReplyOf } from './FRAME_MESSAGES.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import type { LoginNetworks } from './LoginNetworks.js'
import type { LoginMemory } from './makeLoginMemory.js'
import type { LoginState } from './makeLoginState.js'
import { readLoggedIn } from './readLoggedIn.js'
import { toUserQuery } from './toUserQuery.js'

export interface EmbeddedSessionDeps {
  readonly frame: Frame
  readonly state: LoginState
  readonly memory: LoginMemory
  readonly networks: LoginNetworks
  readonly scheduler: SchedulerLike
}

/** Who is logged in, and how they come and go. */
export const makeEmbeddedSession = (deps: EmbeddedSessionDeps): EmbeddedSession & Pick<SocialLogin, 'connect'> => {
  const { frame, state, memory, networks } = deps
  const query = (place: LoginPlace) => toUserQuery(place, memory.accountType(), networks)

  /** Takes the user in, unless the visitor has left, or moved, since the question. */
  const arrive =
    (
      place: LoginPlace,
      question: TE.TaskEither<LoginError, ReplyOf<'GET_USER'>>,
    ): TE.TaskEither<LoginError, LoggedIn> =>
    async () => {
      const since = state.begin()
      const answer = pipe(
        await question(),
        E.flatMap((reply) => readLoggedIn(reply, query(place).preferredAccountType)),
      )
      const now = since()
      if (now === 'Over') return E.left({ _tag: 'FrameRequestAborted' })
      if (E.isLeft(answer)) return answer
      if (now === 'Moved') return fetchUser({ ...place, at: state.where() ?? place.at })()
      const { userName = memory.userName(), ...user } = answer.right
      const named = { ...user, ...(userName !== undefined && { userName }) }
      memory.keepUserName(userName)
      memory.loggedIn()
      state.adopt(named)
      return E.right(named)
    }
  const fetchUser = (place: LoginPlace): TE.TaskEither<LoginError, LoggedIn> =>
    arrive(place, () => frame.ask('GET_USER', query(place))())
  const forget = (): void => {
    state.leave()
    memory.forget()
  }
  return {
    loggedIn: state.loggedIn,
    isConnected: async () => {
      if (!memory.used()) return E.right(false)
      const answer = E.map(({ isConnected }: ReplyOf<'IS_CONNECTED'>) => isConnected)(
        await frame.ask('IS_CONNECTED', undefined)(),
      )
      if (E.isLeft(answer) ? answer.left._tag === 'FrameFailed' : !answer.right) forget()
      return answer
    },
    fetchUser,
    connect: (uri, place) => arrive(place, () => frame.ask('CONNECT_SOCIAL', { ...query(place), uri })()),
    signOut: async () => {
      const wasUsed = memory.used() || state.loggedIn.value !== undefined || frame.state.value._tag === 'Ready'
      forget()
      if (!wasUsed) return E.right(undefined)
      const endOpen = frame.openNow()
      const limit = timer(LIMITS_MS.signOut, deps.scheduler)
      limit.subscribe(endOpen)
      await firstValueFrom(race(frame.ask('SIGN_OUT', undefined)(), limit))
      return E.right(undefined)
    },
  }
}
