import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import { type ConfigFeature, makeConfigFeature } from '../../application/config/configFeature.js'
import { type LoadFeatures, makeLoadFeatures } from '../../application/config/loadFeatures.js'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectionMemory } from '../../application/ports/ConnectionMemory.js'
import type { ConnectorRegistry } from '../../application/ports/ConnectorRegistry.js'
import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import { makeWalletsFeature, type WalletsFeature } from '../../application/wallets/walletsFeature.js'
import { defineModule } from './defineModule.js'
import { CONFIG, LOAD_FEATURES, OPTIONS, OUTAGES, WALLETS } from './featureTokens.js'
import { CONFIG_API, CONNECTION_MEMORY, CONNECTOR_REGISTRY, DIRECTORY_API, FEATURES_CACHE, SCHEDULER } from './portTokens.js'

const makeConfig = ({ options, loadFeatures }: { readonly options: PorticoOptions; readonly loadFeatures: LoadFeatures }): ConfigFeature =>
  makeConfigFeature({ hostFeatures: options.features ?? {}, loadFeatures })

interface WalletsDeps {
  readonly options: PorticoOptions
  readonly registry: ConnectorRegistry
  readonly directoryApi: DirectoryApi
  readonly memory: ConnectionMemory
}

const makeWallets = ({ options, ...deps }: WalletsDeps): WalletsFeature =>
  makeWalletsFeature({
    ...deps,
    query: {
      include: options.includeWalletIds ?? [],
      exclude: options.excludeWalletIds ?? [],
      chains: options.networks.map(({ caipNetworkId }) => caipNetworkId),
    },
  })

export const configModule = defineModule(({ single }) => {
  single(OUTAGES, makeOutagesFeature, {})
  single(LOAD_FEATURES, makeLoadFeatures, { configApi: CONFIG_API, cache: FEATURES_CACHE, scheduler: SCHEDULER })
  single(CONFIG, makeConfig, { options: OPTIONS, loadFeatures: LOAD_FEATURES })
  single(WALLETS, makeWallets, {
    options: OPTIONS,
    registry: CONNECTOR_REGISTRY,
    directoryApi: DIRECTORY_API,
    memory: CONNECTION_MEMORY,
  })
})
