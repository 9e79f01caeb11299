import type { Features } from '../../../domain/config/features.js'
import type { WalletPage } from '../../../domain/wallets/walletListing.js'
import { makeHttpAnalyticsConfigApi, makeHttpOriginsApi } from '../../../infrastructure/walletApi/httpWalletApi.js'
import { makeHttpConfigApi } from '../../../infrastructure/walletApi/httpConfigApi.js'
import { makeHttpDirectoryApi } from '../../../infrastructure/walletApi/httpDirectoryApi.js'
import { analyticsConfigApiContract } from '../../contracts/analyticsConfigApi.contract.js'
import { configApiContract } from '../../contracts/configApi.contract.js'
import { directoryApiContract } from '../../contracts/directoryApi.contract.js'
import { originsApiContract } from '../../contracts/originsApi.contract.js'
import { fakeAnalyticsConfigApi } from '../../fakes/fakeAnalyticsConfigApi.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeOriginsApi } from '../../fakes/fakeOriginsApi.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { fakeRemoteWorld } from '../../support/fakeRemoteWorld.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'
import { httpRemoteWorld } from '../../support/httpRemoteWorld.js'

const entry = (id: string, config: readonly string[] | false | undefined) =>
  config === undefined ? [] : [{ id, isEnabled: config !== false, config: config === false ? [] : config }]

const listOf = (on: boolean | undefined): readonly string[] | false | undefined => (on === true ? [] : on)

const configWire = ({ email, socials, swaps, onramp, activity, multiWallet }: Partial<Features>): unknown => ({
  features: [
    ...entry(
      'social_login',
      email === true ? ['email', ...(socials === undefined || socials === false ? [] : socials)] : undefined,
    ),
    ...entry('swap', swaps),
    ...entry('onramp', onramp),
    ...entry('activity', listOf(activity)),
    ...entry('multi_wallet', listOf(multiWallet)),
  ],
})

const directoryWire = ({ wallets, count }: WalletPage): unknown => ({
  count,
  data: wallets.map((wallet) => ({
    id: wallet.id,
    name: wallet.name,
    image_url: wallet.imageUrl,
    rdns: wallet.rdns ?? null,
    chains: wallet.chains,
    homepage: wallet.homepage,
    mobile_link: wallet.mobileLink ?? null,
    desktop_link: wallet.desktopLink ?? null,
    webapp_link: wallet.webappLink ?? null,
    chrome_store: wallet.chromeStore ?? null,
    badge_type: wallet.certified ? 'certified' : 'none',
  })),
})

configApiContract('the fake', fakeRemoteWorld(fakeConfigApi))
configApiContract('over HTTP', httpRemoteWorld(makeHttpConfigApi, configWire))
directoryApiContract('the fake', fakeRemoteWorld(fakeDirectoryApi))
directoryApiContract(
  'over HTTP',
  httpRemoteWorld((deps) => makeHttpDirectoryApi({ ...deps, isAppLink: isTestAppLink }), directoryWire),
)

originsApiContract('the fake', fakeRemoteWorld(fakeOriginsApi))
originsApiContract(
  'over HTTP [S7-03]',
  httpRemoteWorld(makeHttpOriginsApi, (allowedOrigins) => ({ allowedOrigins })),
)
analyticsConfigApiContract('the fake', fakeRemoteWorld(fakeAnalyticsConfigApi))
analyticsConfigApiContract(
  'over HTTP [S7-09]',
  httpRemoteWorld(makeHttpAnalyticsConfigApi, (isAnalyticsEnabled) => ({ isAnalyticsEnabled })),
)

badInputSuite('GET /projects/v1/origins', (client) => makeHttpOriginsApi({ client }).allowedOrigins, [
  [{}, 'allowedOrigins'],
  [{ allowedOrigins: 'https://a.example' }, 'allowedOrigins'],
])
badInputSuite('GET /getAnalyticsConfig', (client) => makeHttpAnalyticsConfigApi({ client }).isEnabled, [
  [{}, 'isAnalyticsEnabled'],
  [{ isAnalyticsEnabled: 'false' }, 'isAnalyticsEnabled'],
])
