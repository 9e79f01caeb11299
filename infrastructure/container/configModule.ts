import type { SchedulerLike } from 'rxjs'
import { hostFeatures, type PorticoOptions } from '../../application/api/options.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import {
  type ConfigFeature,
  knownLogins,
  type LoadFeatures,
  makeConfigFeature,
  makeLoadFeatures,
} from '../../application/config/configFeature.js'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import { makeAlertsFeature } from '../../application/notify/alertsFeature.js'
import type { HostEnvironment } from '../../application/ports/platform.js'
import type { AnalyticsConfigApi, OriginsApi } from '../../application/ports/walletApi.js'
import type { ConnectionMemory } from '../../application/ports/storage.js'
import type { ConnectorRegistry } from '../../application/ports/walletConnector.js'
import { type AskDirectory, makeAskDirectory } from '../../application/wallets/directory.js'
import { makeWalletsFeature, type WalletsFeature } from '../../application/wallets/walletsFeature.js'
import { defineModule } from './defineModule.js'
import { sectionOrder } from '../../domain/wallets/walletList.js'
import {
  ALERTS,
  ASK_DIRECTORY,
  CHECK_ORIGIN,
  CONFIG,
  LOAD_FEATURES,
  OPTIONS,
  OUTAGES,
  WALLETS,
} from './featureTokens.js'
import {
  ANALYTICS_CONFIG_API,
  CONFIG_API,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_API,
  DIRECTORY_CACHE,
  FEATURES_CACHE,
  HOST_ENVIRONMENT,
  ORIGINS_API,
  SCHEDULER,
} from './portTokens.js'

interface ConfigDeps {
  readonly options: PorticoOptions
  readonly loadFeatures: LoadFeatures
  readonly analyticsConfigApi: AnalyticsConfigApi
}

const makeConfig = ({ options, ...deps }: ConfigDeps): ConfigFeature =>
  makeConfigFeature({ ...deps, hostFeatures: hostFeatures(options) })

const makeCheck =
  ({
    options,
    ...deps
  }: {
    readonly options: PorticoOptions
    readonly originsApi: OriginsApi
    readonly host: HostEnvironment
  }): CheckOrigin =>
  // Nobody waits for it, and many pages never ask.
  async () => {
    const { makeCheckOrigin } = await import('../../application/config/checkOrigin.js')
    return makeCheckOrigin({
      ...deps,
      loginWanted: options.features?.email === true || Array.isArray(options.features?.socials),
    })()
  }

interface WalletsDeps {
  readonly config: ConfigFeature
  readonly options: PorticoOptions
  readonly registry: ConnectorRegistry
  readonly askDirectory: AskDirectory
  readonly memory: ConnectionMemory
  readonly scheduler: SchedulerLike
}

const makeWallets = ({ options, config, ...deps }: WalletsDeps): WalletsFeature =>
  makeWalletsFeature({
    ...deps,
    logins: knownLogins(config, options.networks),
    scope: {
      include: options.includeWalletIds ?? [],
      exclude: options.excludeWalletIds ?? [],
      featured: options.featuredWalletIds ?? [],
      custom: options.customWallets ?? [],
      order: sectionOrder(options.connectorOrder),
      methods: options.connectMethodsOrder ?? [],
      chains: options.networks.map(({ caipNetworkId }) => caipNetworkId),
    },
  })

export const configModule = defineModule(({ single }) => {
  single(OUTAGES, makeOutagesFeature, {})
  single(LOAD_FEATURES, makeLoadFeatures, { configApi: CONFIG_API, cache: FEATURES_CACHE, scheduler: SCHEDULER })
  single(CONFIG, makeConfig, {
    options: OPTIONS,
    loadFeatures: LOAD_FEATURES,
    analyticsConfigApi: ANALYTICS_CONFIG_API,
  })
  single(ALERTS, makeAlertsFeature, {})
  single(CHECK_ORIGIN, makeCheck, { options: OPTIONS, originsApi: ORIGINS_API, host: HOST_ENVIRONMENT })
  single(ASK_DIRECTORY, makeAskDirectory, {
    directoryApi: DIRECTORY_API,
    directoryCache: DIRECTORY_CACHE,
    host: HOST_ENVIRONMENT,
  })
  single(WALLETS, makeWallets, {
    options: OPTIONS,
    config: CONFIG,
    registry: CONNECTOR_REGISTRY,
    askDirectory: ASK_DIRECTORY,
    memory: CONNECTION_MEMORY,
    scheduler: SCHEDULER,
  })
})
