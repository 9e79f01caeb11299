import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { Approval } from '../ports/embeddedWallet/EmbeddedRpc.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { Store } from '../shared/Store.js'
import type { LoginCommands, LoginFeature } from './LoginFeature.js'

/** Logging in before its code is there, which comes when the visitor is near it; a load that fails is tried again on demand. */
export const lazyLoginFeature = (load: () => Promise<LoginFeature>): LoginFeature => {
  const stores = {
    emailLogin: createStore<EmailLoginState>({ _tag: 'Idle' }),
    socialLogin: createStore<SocialLoginState>({ _tag: 'Idle' }),
    emailUpdate: createStore<EmailUpdateState>({ _tag: 'Idle' }),
    loggedIn: createStore<LoggedIn | undefined>(undefined),
    smartAccountNetworks: createStore<readonly number[]>([]),
    approval: createStore<Approval | undefined>(undefined),
  }
  let feature: LoginFeature | undefined
  let loading: Promise<LoginFeature> | undefined
  let over = false

  const begin = async (): Promise<LoginFeature> => {
    const loaded = await load()
    if (over) loaded.dispose()
    const copy = <A>(from: Readable<A>, to: Store<A>): void => {
      from.changes.subscribe(to.set)
    }
    copy(loaded.emailLogin, stores.emailLogin)
    copy(loaded.socialLogin, stores.socialLogin)
    copy(loaded.emailUpdate, stores.emailUpdate)
    copy(loaded.loggedIn, stores.loggedIn)
    copy(loaded.smartAccountNetworks, stores.smartAccountNetworks)
    copy(loaded.approval, stores.approval)
    feature = loaded
    return loaded
  }
  const loaded = (): Promise<LoginFeature> => {
    loading ??= begin().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  const failed = (): void => {
    stores.emailLogin.set({ _tag: 'Failed', email: '', error: { _tag: 'NoAuthConnector' } })
  }
  /** At once where the code is there, inside the caller's click (U-94). */
  const later =
    <Name extends keyof LoginCommands>(name: Name) =>
    (...args: Parameters<LoginCommands[Name]>): void => {
      // Each command takes what its own name says; TypeScript cannot carry that through an index.
      const act = ({ commands }: LoginFeature): void => (commands[name] as (...given: typeof args) => void)(...args)
      if (feature !== undefined) act(feature)
      else void loaded().then(act, failed)
    }
  return {
    ...stores,
    prepare: () => void loaded().catch(() => undefined),
    commands: {
      loginByEmail: later('loginByEmail'),
      enterCode: later('enterCode'),
      resendCode: later('resendCode'),
      loginBySocial: later('loginBySocial'),
      updateEmail: later('updateEmail'),
      enterUpdateCode: later('enterUpdateCode'),
      preferAccountType: later('preferAccountType'),
      placeFrame: later('placeFrame'),
    },
    dispose: () => {
      over = true
      feature?.dispose()
    },
  }
}
