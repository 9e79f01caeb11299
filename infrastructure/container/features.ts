import { accountFeature } from '../../application/account/feature.js'
import type { LazyFeature } from '../../application/api/lazyFeatures.js'
import type { PorticoFeatures } from '../../application/api/portico.js'
import { configFeature, outagesFeature } from '../../application/config/feature.js'
import { interestFeature } from '../../application/config/interest.js'
import { connectFeature } from '../../application/connect/feature.js'
import { loginAccessFeature } from '../../application/login/loginAccess.js'
import { modalFeature } from '../../application/modal/feature.js'
import { networkFeature } from '../../application/network/feature.js'
import { alertsFeature, eventsFeature, notifyFeature } from '../../application/notify/feature.js'
import { phonesFeature } from '../../application/pairing/phones.js'
import { CONFIG, LOGIN_WALLET } from '../../application/tokens.js'
import { walletsFeature } from '../../application/wallets/feature.js'

/** The features that start with the core, in the order in which their policies start and in which they end. */
export const CORE_FEATURES = [
  eventsFeature,
  outagesFeature,
  alertsFeature,
  accountFeature,
  networkFeature,
  phonesFeature,
  loginAccessFeature,
  connectFeature,
  modalFeature,
  interestFeature,
  configFeature,
  walletsFeature,
  notifyFeature,
] as const

const NO_CATALOGUE = { search: '', certifiedOnly: false, rows: [] }

/**
 * The features that are loaded on demand, each in a chunk of its own. A new one is a line here, and one in
 * `PorticoFeatures`.
 */
export const LAZY_FEATURES: { readonly [Name in keyof PorticoFeatures]: LazyFeature<PorticoFeatures[Name]> } = {
  catalogue: {
    load: async () => (await import('../../application/wallets/catalogueDefinition.js')).catalogueFeature,
    commands: ['searchWallets', 'filterCertified', 'loadMoreWallets', 'retryWallets'],
    loading: { catalogue: { ...NO_CATALOGUE, progress: { _tag: 'Loading' } } },
    unavailable: () => ({ catalogue: { ...NO_CATALOGUE, progress: { _tag: 'Unavailable' } } }),
  },
  legal: {
    load: async () => (await import('../../application/legal/feature.js')).legalFeature,
    commands: ['agree'],
  },
  login: {
    load: async (resolve) => {
      if (!(await resolve(CONFIG).isOn('login'))) throw new Error('Logins are off')
      const [{ makeLoginFeature }, opened] = await Promise.all([
        import('./login.lazy.js'),
        resolve(LOGIN_WALLET).open(),
      ])
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
  },
  multiWallet: {
    load: async () => (await import('./multiWallet.lazy.js')).multiWalletFeature,
    commands: [],
  },
  pairing: {
    load: async () => (await import('./pairing.lazy.js')).pairingFeature,
    commands: ['retryPairing', 'copyPairingLink', 'openWallet'],
    loading: { pairing: { _tag: 'Preparing' } },
    unavailable: (cause) => ({ pairing: { _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } }),
  },
  send: {
    load: async () => (await import('../../application/send/feature.js')).sendFeature,
    commands: [],
  },
}
