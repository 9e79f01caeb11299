import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { Approval } from '../ports/embeddedWallet/EmbeddedRpc.js'
import { createStore } from '../shared/createStore.js'
import type { LoginFeatures } from './LoginFeatures.js'

/** What the visitor wants before the code is there. */
interface Wish {
  readonly fulfil: (features: LoginFeatures) => void
  readonly refuse: (error: LoginError) => void
  readonly drop: () => void
}

export interface LazyLogin extends LoginFeatures {
  /** Loads the code: for a visitor who logged in before, or is about to. */
  readonly wake: () => void
  readonly dispose: () => void
}

const UNAVAILABLE: LoginError = { _tag: 'NoAuthConnector' }
const IDLE = { _tag: 'Idle' } as const
const nothing = (): void => undefined

const disposeOf = ({ email, social, emailUpdate, accountType }: LoginFeatures): void => {
  for (const feature of [email, social, emailUpdate, accountType]) feature.dispose()
}

/** Logging in before its code is there, which comes with the first press; a load that fails is tried again by the next one (S8-14). */
export const lazyLogin = (load: () => Promise<LoginFeatures>): LazyLogin => {
  const email = createStore<EmailLoginState>(IDLE)
  const social = createStore<SocialLoginState>(IDLE)
  const emailUpdate = createStore<EmailUpdateState>(IDLE)
  const loggedIn = createStore<LoggedIn | undefined>(undefined)
  const approval = createStore<Approval | undefined>(undefined)
  let loaded: LoginFeatures | undefined
  let loading = false
  let over = false
  let wish: Wish | undefined

  const mirror = (features: LoginFeatures): void => {
    features.email.state.changes.subscribe(email.set)
    features.social.state.changes.subscribe(social.set)
    features.emailUpdate.state.changes.subscribe(emailUpdate.set)
    features.loggedIn.changes.subscribe(loggedIn.set)
    features.rpc.approval.changes.subscribe(approval.set)
  }
  const wake = async (): Promise<void> => {
    if (loading || loaded !== undefined) return
    loading = true
    try {
      const features = await load()
      if (over) return disposeOf(features)
      loaded = features
      // Before the states are shown, so that what is on its way does not look idle in between.
      wish?.fulfil(features)
      mirror(features)
    } catch {
      wish?.refuse(UNAVAILABLE)
    } finally {
      wish = undefined
      loading = false
    }
  }
  const begin = (next: Wish): void => {
    if (loaded !== undefined) return next.fulfil(loaded)
    wish?.drop()
    wish = next
    void wake()
  }
  const cancel = (act: (features: LoginFeatures) => void): void => {
    if (loaded !== undefined) return act(loaded)
    wish?.drop()
    wish = undefined
    for (const store of [email, social, emailUpdate]) store.set(IDLE)
  }
  return {
    wake: () => void wake(),
    email: {
      state: email,
      begin: (address) => {
        begin({ fulfil: (features) => features.email.begin(address), refuse: (error) => email.set({ _tag: 'Failed', email: address, error }), drop: () => email.set(IDLE) })
        if (loaded === undefined) email.set({ _tag: 'Sending', email: address })
      },
      enterCode: (code) => loaded?.email.enterCode(code),
      resend: () => loaded?.email.resend(),
      cancel: () => cancel((features) => features.email.cancel()),
      dispose: nothing,
    },
    social: {
      state: social,
      begin: (provider, popup) => {
        const end = (state: SocialLoginState): void => {
          popup?.close()
          social.set(state)
        }
        begin({ fulfil: (features) => features.social.begin(provider, popup), refuse: (error) => end({ _tag: 'Failed', provider, error }), drop: () => end(IDLE) })
        if (loaded === undefined) social.set({ _tag: 'Started', provider })
      },
      beginFarcaster: () => {
        const provider = 'farcaster'
        begin({ fulfil: (features) => features.social.beginFarcaster(), refuse: (error) => social.set({ _tag: 'Failed', provider, error }), drop: () => social.set(IDLE) })
        if (loaded === undefined) social.set({ _tag: 'Started', provider })
      },
      cancel: () => cancel((features) => features.social.cancel()),
      dispose: nothing,
    },
    emailUpdate: {
      state: emailUpdate,
      begin: (address) => {
        begin({ fulfil: (features) => features.emailUpdate.begin(address), refuse: (error) => emailUpdate.set({ _tag: 'Failed', email: address, error }), drop: () => emailUpdate.set(IDLE) })
        if (loaded === undefined) emailUpdate.set({ _tag: 'Sending', email: address })
      },
      enterCode: (code) => loaded?.emailUpdate.enterCode(code),
      cancel: () => cancel((features) => features.emailUpdate.cancel()),
      dispose: nothing,
    },
    accountType: { prefer: (type) => loaded?.accountType.prefer(type), dispose: nothing },
    loggedIn,
    rpc: { approval, abort: () => loaded?.rpc.abort() },
    frame: { show: (box) => loaded?.frame.show(box), hide: () => loaded?.frame.hide() },
    dispose: () => {
      over = true
      wish?.drop()
      if (loaded !== undefined) disposeOf(loaded)
    },
  }
}
