import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { asyncScheduler, firstValueFrom, race, type SchedulerLike, timer } from 'rxjs'
import type {
  EmbeddedWallet,
  FrameBox,
  FrameState,
  FrameTheme,
  LoginAnswer,
  LoginOptions,
  SentMail,
} from '../../application/ports/embeddedWallet.js'
import { createStore, type Store } from '../../application/kernel/store.js'
import { isEmail, isOneTimeCode, secondsUntilResend } from '../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { fakeAsking } from './fakeAsking.js'
import { fakeEmbeddedRpc } from './fakeEmbeddedRpc.js'
import { type FakeSecureSite, fakeSecureSite } from './fakeSecureSite.js'

export interface FakeEmbeddedWallet extends EmbeddedWallet {
  readonly site: FakeSecureSite
  /** The state of the frame, which a test may set. */
  readonly frameState: Store<FrameState>
  readonly shownAt: () => FrameBox | undefined
  /** The received themes, in order. */
  readonly themes: readonly FrameTheme[]
}

const VISITOR_MS = 300_000
const SIGN_OUT_MS = 3_000
const STEPS = {
  VERIFY_DEVICE: 'VerifyDevice',
  VERIFY_OTP: 'VerifyOtp',
  CONNECT: 'Connect',
  VERIFY_PRIMARY_OTP: 'VerifyPrimaryOtp',
  VERIFY_SECONDARY_OTP: 'VerifySecondaryOtp',
} as const

interface SiteUser extends Omit<LoggedIn, 'caipNetworkId'> {
  readonly chainId: number | string
  readonly message?: string
  readonly signature?: string
}
const readUser = ({
  chainId,
  message,
  signature,
  ...user
}: SiteUser): { readonly user: LoggedIn; readonly signed: Pick<LoginAnswer, 'signedIn'> } => ({
  user: {
    ...user,
    caipNetworkId: typeof chainId === 'number' ? `eip155:${chainId}` : (chainId as CaipNetworkId),
  },
  signed: message === undefined || signature === undefined ? {} : { signedIn: { message, signature } },
})

/** An embedded wallet without a frame, over a scripted secure site. The site's answers are not validated. */
export const fakeEmbeddedWallet = ({
  scheduler = asyncScheduler,
  site = fakeSecureSite(),
}: { readonly scheduler?: SchedulerLike; readonly site?: FakeSecureSite } = {}): FakeEmbeddedWallet => {
  const { ask, openNow } = fakeAsking({ site, scheduler })
  const loggedIn = createStore<LoggedIn | undefined>(undefined)
  const smartAccountNetworks = createStore<readonly number[]>([])
  const frameState = createStore<FrameState>({ _tag: 'Absent' })
  const themes: FrameTheme[] = []
  let box: FrameBox | undefined
  const mails = new Map<string, SentMail & { readonly isLogin: boolean }>()
  let visits = 0
  let used = false
  let preferred: LoggedIn['preferredAccountType'] | undefined

  /** Casts the answer to the type that the caller expects. */
  const question = <A>(name: string, payload?: unknown, afterMs?: number): TE.TaskEither<LoginError, A> =>
    ask(name, payload, afterMs === undefined ? {} : { afterMs }) as TE.TaskEither<LoginError, A>
  const send =
    <Step>(name: string, email: string): TE.TaskEither<LoginError, Step> =>
    () => {
      const seconds = secondsUntilResend(mails.get(email)?.sentAt, scheduler.now())
      if (!isEmail(email)) return TE.left<LoginError>({ _tag: 'EmailInvalid' })()
      if (seconds > 0) return TE.left<LoginError>({ _tag: 'EmailRateLimited', seconds })()
      return pipe(
        question<{ readonly action: keyof typeof STEPS }>(name, { email }),
        TE.map(({ action }) => {
          const step = STEPS[action]
          mails.delete(email)
          if (step !== 'Connect')
            mails.set(email, {
              step: step === 'VerifyDevice' ? step : 'VerifyOtp',
              sentAt: scheduler.now(),
              isLogin: name === 'CONNECT_EMAIL',
            })
          return step as Step
        }),
      )()
    }
  const enter = <A>(name: string, otp: string): TE.TaskEither<LoginError, A> =>
    isOneTimeCode(otp) ? question<A>(name, { otp }) : TE.left({ _tag: 'CodeRefused' })
  const arrive =
    (name: string, { chainId, ...asked }: LoginOptions, more: object = {}): TE.TaskEither<LoginError, LoginAnswer> =>
    async () => {
      const visit = visits
      const preferredAccountType = chainId.startsWith('eip155:') ? (preferred ?? 'smartAccount') : 'eoa'
      const said = E.map(readUser)(
        await question<SiteUser>(
          name,
          { chainId, preferredAccountType, ...asked, ...more },
          name === 'GET_USER' ? VISITOR_MS : undefined,
        )(),
      )
      if (visit !== visits) return E.left({ _tag: 'FrameRequestAborted' })
      if (E.isLeft(said)) return said
      const { user, signed } = said.right
      used = true
      loggedIn.set(user)
      smartAccountNetworks.set([1, 8453])
      mails.clear()
      return E.right(signed.signedIn === undefined ? user : { ...user, ...signed })
    }
  const forget = (): void => {
    visits += 1
    loggedIn.set(undefined)
  }
  const leave = (): void => {
    used = false
    preferred = undefined
    forget()
  }
  const signOut = async (): Promise<E.Either<never, void>> => {
    if (loggedIn.value === undefined) return E.right(undefined)
    leave()
    const endOpen = openNow()
    const limit = timer(SIGN_OUT_MS, scheduler)
    limit.subscribe(endOpen)
    await firstValueFrom(race(ask('SIGN_OUT')(), limit))
    return E.right(undefined)
  }
  const switchTo = (id: CaipNetworkId): TE.TaskEither<LoginError, CaipNetworkId> =>
    pipe(
      /^(?:eip155|solana):/.test(id)
        ? question('SWITCH_NETWORK', { chainId: id }, VISITOR_MS)
        : TE.left<LoginError>({ _tag: 'LoginChainNotSupported', id }),
      TE.flatMap(() =>
        loggedIn.value === undefined || loggedIn.value.caipNetworkId === id
          ? TE.right(id)
          : pipe(
              arrive('GET_USER', { chainId: id }),
              TE.map(() => id),
            ),
      ),
    )
  const prefer = (type: LoggedIn['preferredAccountType']): TE.TaskEither<LoginError, void> =>
    pipe(
      question<{ readonly address: string }>('SET_PREFERRED_ACCOUNT', { type }),
      TE.map(({ address }) => {
        preferred = type
        loggedIn.update((user) => user && { ...user, address, preferredAccountType: type })
      }),
    )
  return {
    site,
    frameState,
    shownAt: () => box,
    themes,
    email: {
      sent: (email) => {
        const [last, { isLogin = false, ...mail } = {}] = [...mails].at(-1) ?? []
        const isRecent = 'sentAt' in mail && secondsUntilResend(mail.sentAt, scheduler.now()) > 0
        return last === email && isLogin && isRecent ? mail : undefined
      },
      start: (email) => send('CONNECT_EMAIL', email),
      confirmDevice: pipe(
        question<undefined>('CONNECT_DEVICE'),
        TE.map(() => {
          const last = [...mails].at(-1)
          if (last !== undefined) mails.set(last[0], { ...last[1], step: 'VerifyOtp' })
        }),
      ),
      enterCode: (code) => enter('CONNECT_OTP', code),
    },
    emailUpdate: {
      start: (email) => send('UPDATE_EMAIL', email),
      enterPrimaryCode: (code) => enter('UPDATE_EMAIL_PRIMARY_OTP', code),
      enterSecondaryCode: (code) =>
        pipe(
          enter<{ readonly newEmail: string }>('UPDATE_EMAIL_SECONDARY_OTP', code),
          TE.map(({ newEmail }) => newEmail),
        ),
    },
    social: {
      redirectUri: (provider) =>
        pipe(
          question<{ readonly uri: string }>('GET_SOCIAL_REDIRECT_URI', { provider }),
          TE.map(({ uri }) => uri),
        ),
      connect: (uri, options) => arrive('CONNECT_SOCIAL', options, { uri }),
      farcasterUri: pipe(
        question<{ readonly url: string }>('GET_FARCASTER_URI'),
        TE.map(({ url }) => url),
      ),
      connectFarcaster: pipe(
        question<{ readonly userName: string }>('CONNECT_FARCASTER', undefined, VISITOR_MS),
        TE.map(({ userName }) => userName),
      ),
    },
    session: {
      loggedIn,
      isConnected: () =>
        !used
          ? TE.right(false)()
          : pipe(
              question<{ readonly isConnected: boolean }>('IS_CONNECTED'),
              TE.map(({ isConnected }) => {
                if (!isConnected) leave()
                return isConnected
              }),
            )(),
      fetchUser: (options) => arrive('GET_USER', options),
      signOut,
      forget,
    },
    account: {
      chainId: async () => E.right(loggedIn.value?.caipNetworkId ?? 'eip155:1'),
      switchTo,
      prefer,
      smartAccountNetworks,
      initSmartAccount: question('INIT_SMART_ACCOUNT'),
    },
    rpc: fakeEmbeddedRpc({ loggedIn, ask, scheduler }),
    frame: {
      state: frameState,
      show: (next) => {
        box = next
      },
      hide: () => {
        box = undefined
      },
      syncTheme: (theme) => async () => {
        themes.push(theme)
        return E.right(undefined)
      },
      reload: async () => {
        openNow()()
        return E.right(undefined)
      },
    },
  }
}
