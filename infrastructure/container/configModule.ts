import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import { type ConfigFeature, makeConfigFeature } from '../../application/config/configFeature.js'
import { type LoadFeatures, makeLoadFeatures } from '../../application/config/loadFeatures.js'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectionMemory } from '../../application/ports/ConnectionMemory.js'
import type { ConnectorRegistry } from '../../application/ports/ConnectorRegistry.js'
import { type AskDirectory, makeAskDirectory } from '../../application/wallets/askDirectory.js'
import { makeWalletsFeature, type WalletsFeature } from '../../application/wallets/walletsFeature.js'
import { defineModule } from './defineModule.js'
import { sectionOrder } from '../../domain/wallets/sectionOrder.js'
import { ASK_DIRECTORY, CONFIG, LOAD_FEATURES, OPTIONS, OUTAGES, WALLETS } from './featureTokens.js'
import { CONFIG_API, CONNECTION_MEMORY, CONNECTOR_REGISTRY, DIRECTORY_API, DIRECTORY_CACHE, FEATURES_CACHE, HOST_ENVIRONMENT, SCHEDULER } from './portTokens.js'

const makeConfig = ({ options, loadFeatures }: { readonly options: PorticoOptions; readonly loadFeatures: LoadFeatures }): ConfigFeature =>
  makeConfigFeature({ hostFeatures: options.features ?? {}, loadFeatures })

interface WalletsDeps {
  readonly options: PorticoOptions
  readonly registry: ConnectorRegistry
  readonly askDirectory: AskDirectory
  readonly memory: ConnectionMemory
  readonly scheduler: SchedulerLike
}

const makeWallets = ({ options, ...deps }: WalletsDeps): WalletsFeature =>
  makeWalletsFeature({
    ...deps,
    scope: {
      include: options.includeWalletIds ?? [],
      exclude: options.excludeWalletIds ?? [],
      featured: options.featuredWalletIds ?? [],
      custom: options.customWallets ?? [],
      order: sectionOrder(options.connectorOrder),
      chains: options.networks.map(({ caipNetworkId }) => caipNetworkId),
    },
  })

export const configModule = defineModule(({ single }) => {
  single(OUTAGES, makeOutagesFeature, {})
  single(LOAD_FEATURES, makeLoadFeatures, { configApi: CONFIG_API, cache: FEATURES_CACHE, scheduler: SCHEDULER })
  single(CONFIG, makeConfig, { options: OPTIONS, loadFeatures: LOAD_FEATURES })
  single(ASK_DIRECTORY, makeAskDirectory, { directoryApi: DIRECTORY_API, directoryCache: DIRECTORY_CACHE, host: HOST_ENVIRONMENT })
  single(WALLETS, makeWallets, {
    options: OPTIONS,
    registry: CONNECTOR_REGISTRY,
    askDirectory: ASK_DIRECTORY,
    memory: CONNECTION_MEMORY,
    scheduler: SCHEDULER,
  })
})
