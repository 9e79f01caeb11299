import { mirrorStores } from '../kernel/store.js'
import { loadOnce } from '../kernel/loadOnce.js'
import { INITIAL_LOGIN_STATES, type LoginCommands, type LoginFeature } from './loginFeature.js'

/**
 * The login feature before its code is loaded. The code loads when a login is near; a failed load is retried on demand.
 */
export const lazyLoginFeature = (load: () => Promise<LoginFeature>): LoginFeature => {
  const { stores, follow } = mirrorStores(INITIAL_LOGIN_STATES)
  let feature: LoginFeature | undefined
  let over = false

  const loaded = loadOnce(async (): Promise<LoginFeature> => {
    const arrived = await load()
    if (over) arrived.dispose()
    follow(arrived.states)
    feature = arrived
    return arrived
  })
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
    states: stores,
    prepare: () => void loaded().catch(() => undefined),
    commands: {
      loginByEmail: later('loginByEmail'),
      enterCode: later('enterCode'),
      resendCode: later('resendCode'),
      awaitDevice: later('awaitDevice'),
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
