import type { ACTIVITY } from '../ui-react/activity/messages.js'
import type { NFTS } from '../ui-react/nfts/messages.js'
import type { RECEIVE } from '../ui-react/receive/messages.js'
import type { SEND } from '../ui-react/send/messages.js'
import type { SIWX } from '../ui-react/siwx/messages.js'
import type { SWAP } from '../ui-react/swap/messages.js'
import type { TOKENS } from '../ui-react/tokens/messages.js'
import type { ActivityApi } from './activity/activityFeature.js'
import type { FeatureEntry } from './api/lazyFeatures.js'
import { CONFIG } from './config/tokens.js'
import type { HostMultiWallet } from './connect/multiWallet.js'
import type { LegalApi } from './legal/consent.js'
import type { LoginApi } from './login/loginFeature.js'
import { LOGIN_LOADING } from './login/loginLoading.js'
import { LOGIN_WALLET } from './login/tokens.js'
import type { NftsApi } from './nfts/nftsFeature.js'
import type { PairingApi } from './pairing/pairingCommands.js'
import type { ReceiveApi } from './receive/receiveFeature.js'
import type { RequestsApi } from './requests/requestsApi.js'
import type { SendApi } from './send/sendApi.js'
import type { SiwxApi } from './siwx/siwxApi.js'
import { SIGN_INS } from './siwx/tokens.js'
import type { HostSwap } from './swap/hostSwap.js'
import type { TokensApi } from './tokenList/tokenListFeature.js'
import type { CatalogueApi } from './wallets/makeCatalogue.js'

/** An entry with what hosts get of the feature, and with the English texts of its views. */
const feature = <Name extends string, Api, English = unknown>(entry: FeatureEntry<Name, Api, English>): typeof entry =>
  entry

const NOTHING_READ = { search: '', certifiedOnly: false, rows: [] }

/**
 * The features that are loaded on demand, each in its own chunk. Add new ones here. A feature whose chunk brings
 * adapters is loaded from `infrastructure/container/lazy`, by `import()` only.
 */
export const LAZY_ENTRIES = [
  feature<'activity', ActivityApi, typeof ACTIVITY>({
    name: 'activity',
    load: async () => (await import('../infrastructure/container/lazy/activity.js')).activity,
  }),
  feature<'catalogue', CatalogueApi>({
    name: 'catalogue',
    load: async () => (await import('./wallets/catalogueDefinition.js')).catalogueFeature,
    commands: ['searchWallets', 'filterCertified', 'loadMoreWallets', 'retryWallets'],
    loading: { catalogue: { ...NOTHING_READ, progress: { _tag: 'Loading' } } },
    unavailable: () => ({ catalogue: { ...NOTHING_READ, progress: { _tag: 'Unavailable' } } }),
  }),
  feature<'legal', LegalApi>({
    name: 'legal',
    load: async () => (await import('./legal/feature.js')).legalFeature,
    commands: ['agree'],
  }),
  feature<'login', LoginApi>({
    name: 'login',
    load: async (resolve) => {
      if (!(await resolve(CONFIG).isOn('login'))) return undefined
      const [{ makeLoginFeature }, opened] = await Promise.all([
        import('./login/feature.js'),
        resolve(LOGIN_WALLET).open(),
      ])
      return makeLoginFeature(opened)
    },
    ...LOGIN_LOADING,
  }),
  feature<'multiWallet', HostMultiWallet>({
    name: 'multiWallet',
    load: async () => (await import('../infrastructure/container/lazy/multiWallet.js')).multiWallet,
  }),
  feature<'nfts', NftsApi, typeof NFTS>({
    name: 'nfts',
    load: async () => (await import('../infrastructure/container/lazy/nfts.js')).nfts,
  }),
  feature<'pairing', PairingApi>({
    name: 'pairing',
    load: async () => (await import('./pairing/feature.js')).pairingFeature,
    commands: ['retryPairing', 'copyPairingLink', 'openWallet'],
    loading: { pairing: { _tag: 'Preparing' } },
    unavailable: (cause) => ({ pairing: { _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } }),
  }),
  feature<'receive', ReceiveApi, typeof RECEIVE>({
    name: 'receive',
    load: async () => (await import('./receive/feature.js')).receiveFeature,
  }),
  feature<'requests', RequestsApi>({
    name: 'requests',
    load: async () => (await import('../infrastructure/container/lazy/requests.js')).requests,
  }),
  feature<'send', SendApi, typeof SEND>({
    name: 'send',
    after: ['requests'],
    load: async () => (await import('../infrastructure/container/lazy/send.js')).send,
  }),
  feature<'siwx', SiwxApi, typeof SIWX>({
    name: 'siwx',
    after: ['requests'],
    load: async (resolve) => {
      const [{ makeSiwxDefinition }, signIns] = await Promise.all([import('./siwx/feature.js'), resolve(SIGN_INS)()])
      return signIns === undefined ? undefined : makeSiwxDefinition(signIns)
    },
  }),
  feature<'swap', HostSwap, typeof SWAP>({
    name: 'swap',
    after: ['requests'],
    load: async () => (await import('../infrastructure/container/lazy/swap.js')).swap,
  }),
  feature<'tokens', TokensApi, typeof TOKENS>({
    name: 'tokens',
    load: async () => (await import('../infrastructure/container/lazy/tokens.js')).tokens,
  }),
] as const
