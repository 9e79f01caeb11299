import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike, Subscription } from 'rxjs'
import type { AlertsFeature } from '../../../application/notify/alertsFeature.js'
import type { Settings } from '../../../application/api/settings.js'
import type { AnalyticsConfigApi, ConfigApi, DirectoryApi, OriginsApi } from '../../../application/ports/walletApi.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { HostEnvironment, Images } from '../../../application/ports/platform.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { drawnFirst, lazyImages } from '../../images/lazyImages.js'
import { type HttpClient, pageFetch, unconfiguredHttpClient } from '../../http/HttpClient.js'
import type { WalletApi } from '../../walletApi/httpWalletApi.js'
import { loadChunk } from '../../shared/tasks.js'
import { type Binder, token } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { ALERTS } from '../../../application/notify/tokens.js'
import {
  ANALYTICS_CONFIG_API,
  CONFIG_API,
  DIRECTORY_API,
  HOST_ENVIRONMENT,
  IMAGES,
  ORIGINS_API,
  SCHEDULER,
} from '../../../application/ports/tokens.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'
import { IS_APP_LINK } from './appLinks.js'
import { BLOCKCHAIN_CLIENT } from './blockchain.js'
import { makeClient } from './httpClients.js'

const WALLET_CLIENT = token<HttpClient>('WalletClient')
const ASK_WALLET = token<AskWallet>('AskWallet')

type AskWallet = <A>(
  call: string,
  question: (api: WalletApi) => TaskEither<RemoteError, A>,
) => TaskEither<RemoteError, A>

/** Asks the wallet API; reports outages, and whether the API knows the project. */
const makeAskWallet = ({
  client,
  isAppLink,
  outages,
  alerts,
}: {
  readonly client: HttpClient
  readonly isAppLink: IsAppLink
  readonly outages: OutagesFeature
  readonly alerts: AlertsFeature
}): AskWallet => {
  // Loads no code if no server is configured.
  if (client === unconfiguredHttpClient) return () => TE.left({ _tag: 'NotConfigured' })
  const opened = loadChunk(async () => (await import('../remote.lazy.js')).openWalletApi({ client, isAppLink }))
  return (call, question) => alerts.watch(outages.watch(`walletApi ${call}`)(pipe(opened, TE.flatMap(question))))
}

interface WalletDeps {
  readonly ask: AskWallet
}

const makeConfigApi = ({ ask }: WalletDeps): ConfigApi => ({ features: ask('config', ({ features }) => features) })

const makeOriginsApi = ({ ask }: WalletDeps): OriginsApi => ({
  allowedOrigins: ask('origins', ({ allowedOrigins }) => allowedOrigins),
})

const makeAnalyticsConfigApi = ({ ask }: WalletDeps): AnalyticsConfigApi => ({
  isEnabled: ask('analytics', ({ isEnabled }) => isEnabled),
})

const makeDirectoryApi = ({ ask }: WalletDeps): DirectoryApi => ({
  page: (query) => ask('directory', ({ page }) => page(query)),
})

const makeImages = ({
  client,
  blockchain,
  environment,
  options,
  scheduler,
  lifetime,
}: {
  readonly client: HttpClient
  readonly blockchain: HttpClient
  readonly environment: HostEnvironment
  readonly options: Settings
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}): Images => {
  const open = loadOnce(async () => {
    const images = (await import('../../images/openImages.lazy.js')).openImages({
      client,
      blockchain,
      page: environment.origin,
      icons: options.metadata?.icons,
      fetch: pageFetch,
      scheduler,
    })
    lifetime.add(() => images.dispose())
    return images
  })
  const openDrawn = loadOnce(async () => {
    const [images, { markedImages }] = await Promise.all([open(), import('../../images/marks.lazy.js')])
    return markedImages(images)
  })
  return drawnFirst(lazyImages(openDrawn), lazyImages(open))
}

/** Wallet API with outage reports, and images of both servers. */
export const bindRemote = ({ single }: Binder): void => {
  single(WALLET_CLIENT, makeClient('walletApi'), { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME })
  single(ASK_WALLET, makeAskWallet, { client: WALLET_CLIENT, isAppLink: IS_APP_LINK, outages: OUTAGES, alerts: ALERTS })
  const walletDeps = { ask: ASK_WALLET }
  single(CONFIG_API, makeConfigApi, walletDeps)
  single(DIRECTORY_API, makeDirectoryApi, walletDeps)
  single(ORIGINS_API, makeOriginsApi, walletDeps)
  single(ANALYTICS_CONFIG_API, makeAnalyticsConfigApi, walletDeps)
  single(IMAGES, makeImages, {
    client: WALLET_CLIENT,
    blockchain: BLOCKCHAIN_CLIENT,
    environment: HOST_ENVIRONMENT,
    options: OPTIONS,
    scheduler: SCHEDULER,
    lifetime: LIFETIME,
  })
}
