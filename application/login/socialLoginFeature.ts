import type { TaskEither } from 'fp-ts/TaskEither'
import { type Observable, of, Subject, switchMap } from 'rxjs'
import type { PopupProvider, SocialProvider } from '../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../domain/login/socialLogin.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import type { Popup, PopupResult, Redirects } from '../ports/platform.js'
import { createStore, type Readable } from '../kernel/store.js'
import { completeLogin, type LoginCompleted, type LoginCompletion } from './completeLogin.js'
import { socialLoginFlows } from './socialLoginFlows.js'

/**
 * Login by a social account: one login at a time; a new one ends the previous one (S1-04, S4-07). The state returns to
 * `Idle` after connecting.
 */
export interface SocialLoginFeature {
  readonly state: Readable<SocialLoginState>
  /** The caller opens the popup inside the click handler: after loading this code, a browser would block it (U-94). */
  readonly begin: (provider: PopupProvider, popup: Popup | undefined) => void
  /** Continues after the provider redirected to a new page. */
  readonly resume: (provider: PopupProvider, result: PopupResult) => void
  readonly beginFarcaster: () => void
  /** Reports that login by this account is off (S8-14). */
  readonly refuse: (provider: SocialProvider) => void
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface SocialLoginFeatureDeps extends LoginCompletion {
  readonly wallet: Pick<EmbeddedWallet, 'social' | 'session'> & {
    readonly frame: Pick<EmbeddedWallet['frame'], 'reload'>
  }
  readonly adopt: (wallet: ConnectedWallet) => void
  readonly leadBack: Redirects['returnUrl']
}

const IDLE: SocialLoginState = { _tag: 'Idle' }

export const makeSocialLoginFeature = ({
  wallet,
  adopt,
  leadBack,
  ...completion
}: SocialLoginFeatureDeps): SocialLoginFeature => {
  const { social, session, frame } = wallet
  const store = createStore<SocialLoginState>(IDLE)
  const orders = new Subject<Observable<SocialLoginState | LoginCompleted>>()
  let reloading: Promise<unknown> | undefined
  /** A call to a reloading frame would be lost. */
  const afterReload =
    <E, A>(question: TaskEither<E, A>): TaskEither<E, A> =>
    () =>
      reloading === undefined ? question() : reloading.then(question)
  const flows = socialLoginFlows({
    leadBack,
    social: {
      ...social,
      redirectUri: (provider) => afterReload(social.redirectUri(provider)),
      farcasterUri: afterReload(social.farcasterUri),
    },
    completeLogin: (resultUri) =>
      completeLogin(completion, (options) =>
        resultUri === undefined ? session.fetchUser(options) : social.connect(resultUri, options),
      ),
  })
  const running = orders.pipe(switchMap((flow) => flow)).subscribe((step) => {
    if (step._tag !== 'LoginCompleted') return store.set(step)
    // First, so that closing the modal now cancels nothing.
    store.set(IDLE)
    adopt(step.wallet)
  })
  const reload = async (): Promise<void> => {
    await frame.reload()
    reloading = undefined
  }
  const leave = (): void => {
    const { _tag } = store.value
    // Only a reload cancels the request to Farcaster (S4-10).
    if (_tag === 'FarcasterCode') reloading = reload()
    // The secure site may have accepted the visitor already: an abandoned login must not remain there.
    if (_tag === 'ResultReceived') void session.signOut()
  }
  const order = (flow: Observable<SocialLoginState | LoginCompleted>): void => {
    leave()
    orders.next(flow)
  }
  return {
    state: store,
    begin: (provider, popup) => order(flows.byPopup(provider, popup)),
    resume: (provider, result) => order(flows.byReturn(provider, result)),
    beginFarcaster: () => order(flows.byFarcaster),
    refuse: (provider) => order(of({ _tag: 'Failed', provider, error: { _tag: 'NoAuthConnector' } })),
    cancel: () => order(of(IDLE)),
    dispose: () => running.unsubscribe(),
  }
}
