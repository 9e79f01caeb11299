import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike, Subscription } from 'rxjs'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { AnalyticsConfigApi } from '../../application/ports/walletApi/AnalyticsConfigApi.js'
import type { OriginsApi } from '../../application/ports/walletApi/OriginsApi.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { BalanceApi } from '../../application/ports/blockchainApi/BalanceApi.js'
import type { IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import type { Images } from '../../application/ports/Images.js'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConfigApi } from '../../application/ports/walletApi/ConfigApi.js'
import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import { cachedBalanceApi } from '../blockchainApi/cachedBalanceApi.js'
import { cachedIdentityApi } from '../blockchainApi/cachedIdentityApi.js'
import { cachedSupportedChainsApi } from '../blockchainApi/cachedSupportedChainsApi.js'
import { makeHttpBalanceApi } from '../blockchainApi/makeHttpBalanceApi.js'
import { makeHttpIdentityApi } from '../blockchainApi/makeHttpIdentityApi.js'
import { makeHttpSupportedChainsApi } from '../blockchainApi/makeHttpSupportedChainsApi.js'
import { onServedChain } from '../blockchainApi/onServedChain.js'
import { addressOfPicture } from '../images/addressOfPicture.js'
import { fetchImage } from '../images/fetchImage.js'
import { makeCacheImageStore } from '../images/makeCacheImageStore.js'
import { makeImageAddresses } from '../images/makeImageAddresses.js'
import { makeRemoteImages } from '../images/makeRemoteImages.js'
import type { HttpClient } from '../http/HttpClient.js'
import { pageFetch } from '../http/pageFetch.js'
import { makeHttpAnalyticsConfigApi } from '../walletApi/makeHttpAnalyticsConfigApi.js'
import { makeHttpConfigApi } from '../walletApi/makeHttpConfigApi.js'
import { makeHttpDirectoryApi } from '../walletApi/makeHttpDirectoryApi.js'
import { makeHttpOriginsApi } from '../walletApi/makeHttpOriginsApi.js'
import { defineModule } from './defineModule.js'
import { ALERTS, BLOCKCHAIN_CLIENT, LIFETIME, OPTIONS, OUTAGES, WALLET_CLIENT } from './featureTokens.js'
import { makeClient } from './makeClient.js'
import { ANALYTICS_CONFIG_API, BALANCE_API, CONFIG_API, DIRECTORY_API, IDENTITY_API, IMAGES, ORIGINS_API, SCHEDULER, SUPPORTED_CHAINS_API } from './portTokens.js'

interface RemoteDeps {
  readonly client: HttpClient
  readonly outages: OutagesFeature
}

interface WalletApiDeps extends RemoteDeps {
  readonly alerts: AlertsFeature
}

interface ChainDeps extends RemoteDeps {
  readonly chains: SupportedChainsApi
  readonly scheduler: SchedulerLike
}

/** A question to the wallet API: whether it answers is noted, and whether it knows the project. */
const watched =
  ({ outages, alerts }: WalletApiDeps) =>
  <A>(question: TaskEither<RemoteError, A>): TaskEither<RemoteError, A> =>
    alerts.watch(outages.watch('walletApi')(question))

const makeConfigApi = (deps: WalletApiDeps): ConfigApi => ({ features: watched(deps)(makeHttpConfigApi(deps).features) })

const makeOriginsApi = (deps: WalletApiDeps): OriginsApi => ({ allowedOrigins: watched(deps)(makeHttpOriginsApi(deps).allowedOrigins) })

const makeAnalyticsConfigApi = (deps: WalletApiDeps): AnalyticsConfigApi => ({ isEnabled: watched(deps)(makeHttpAnalyticsConfigApi(deps).isEnabled) })

const makeDirectoryApi = (deps: WalletApiDeps): DirectoryApi => {
  const api = makeHttpDirectoryApi(deps)
  return { page: (query) => watched(deps)(api.page(query)) }
}

const makeSupportedChainsApi = ({ client, outages, scheduler }: RemoteDeps & { readonly scheduler: SchedulerLike }): SupportedChainsApi => {
  const api = cachedSupportedChainsApi(makeHttpSupportedChainsApi({ client }), scheduler)
  return { supportedChains: outages.watch('blockchainApi')(api.supportedChains) }
}

const makeIdentityApi = ({ client, outages, chains, scheduler }: ChainDeps): IdentityApi => {
  const api = cachedIdentityApi(makeHttpIdentityApi({ client }), scheduler)
  const ask = onServedChain(chains, api.identity)
  return { identity: (query) => outages.watch('blockchainApi')(ask(query)) }
}

const makeBalanceApi = ({ client, outages, chains, scheduler }: ChainDeps): BalanceApi => {
  const api = cachedBalanceApi(makeHttpBalanceApi({ client }), scheduler)
  const ask = onServedChain(chains, api.balances)
  return { balances: (query) => outages.watch('blockchainApi')(ask(query)) }
}

const makeImages = ({ client, blockchain, scheduler, lifetime }: { readonly client: HttpClient; readonly blockchain: HttpClient; readonly scheduler: SchedulerLike; readonly lifetime: Subscription }): Images => {
  const images = makeRemoteImages({
    addressOf: addressOfPicture(client, [client, blockchain]),
    fetchImage: fetchImage({
      fetch: pageFetch,
      store: makeCacheImageStore({ caches: globalThis.caches, now: () => scheduler.now() }),
      scheduler,
    }),
    addresses: makeImageAddresses(),
    scheduler,
  })
  lifetime.add(() => images.dispose())
  return images
}

/** The two servers: each call behind its cache and its gate, its outcome noted. */
export const remoteModule = defineModule(({ single }) => {
  single(WALLET_CLIENT, makeClient('walletApi'), { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME })
  single(BLOCKCHAIN_CLIENT, makeClient('blockchainApi'), { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME })
  const walletDeps = { client: WALLET_CLIENT, outages: OUTAGES, alerts: ALERTS }
  single(CONFIG_API, makeConfigApi, walletDeps)
  single(DIRECTORY_API, makeDirectoryApi, walletDeps)
  single(ORIGINS_API, makeOriginsApi, walletDeps)
  single(ANALYTICS_CONFIG_API, makeAnalyticsConfigApi, walletDeps)
  single(IMAGES, makeImages, { client: WALLET_CLIENT, blockchain: BLOCKCHAIN_CLIENT, scheduler: SCHEDULER, lifetime: LIFETIME })
  single(SUPPORTED_CHAINS_API, makeSupportedChainsApi, { client: BLOCKCHAIN_CLIENT, outages: OUTAGES, scheduler: SCHEDULER })
  const chainDeps = { client: BLOCKCHAIN_CLIENT, outages: OUTAGES, chains: SUPPORTED_CHAINS_API, scheduler: SCHEDULER }
  single(IDENTITY_API, makeIdentityApi, chainDeps)
  single(BALANCE_API, makeBalanceApi, chainDeps)
})
