import type { FeatureEntry } from '../api/lazyFeatures.js'
import { CONFIG, LOGIN_WALLET } from '../tokens.js'
import type { LoginApi } from './loginFeature.js'

/** Logging in by e-mail or social account, with the wallet behind it. */
export const loginEntry: FeatureEntry<'login', LoginApi> = {
  name: 'login',
  load: async (resolve) => {
    if (!(await resolve(CONFIG).isOn('login'))) return undefined
    const [{ makeLoginFeature }, opened] = await Promise.all([import('./feature.js'), resolve(LOGIN_WALLET).open()])
    return makeLoginFeature(opened)
  },
  commands: [
    'loginByEmail',
    'enterCode',
    'resendCode',
    'awaitDevice',
    'loginBySocial',
    'updateEmail',
    'enterUpdateCode',
    'preferAccountType',
    'placeFrame',
  ],
  unavailable: () => ({ emailLogin: { _tag: 'Failed', email: '', error: { _tag: 'NoAuthConnector' } } }),
}
