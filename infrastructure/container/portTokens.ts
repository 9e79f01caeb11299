import type { Token } from '../../application/api/Token.js'
import type { SchedulerLike } from 'rxjs'
import type { BalanceApi } from '../../application/ports/blockchainApi/BalanceApi.js'
import type { IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import type { CloseGuard } from '../../application/ports/CloseGuard.js'
import type { ConnectionMemory } from '../../application/ports/ConnectionMemory.js'
import type { ConnectorRegistry } from '../../application/ports/ConnectorRegistry.js'
import type { DirectoryCache } from '../../application/ports/DirectoryCache.js'
import type { OpenEmbeddedWallet } from '../../application/ports/embeddedWallet/OpenEmbeddedWallet.js'
import type { FeaturesCache } from '../../application/ports/FeaturesCache.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { Images } from '../../application/ports/Images.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { Log } from '../../application/ports/Log.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { Pairing } from '../../application/ports/Pairing.js'
import type { OpenTransfers } from '../../application/ports/OpenTransfers.js'
import type { AnalyticsConfigApi } from '../../application/ports/walletApi/AnalyticsConfigApi.js'
import type { ConfigApi } from '../../application/ports/walletApi/ConfigApi.js'
import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import type { OriginsApi } from '../../application/ports/walletApi/OriginsApi.js'

/** A new token. The only place where a plain symbol becomes a typed one. */
export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>

// The ports a host can replace through `createPortico({ override })`.
export const ANALYTICS_CONFIG_API = token<AnalyticsConfigApi>('AnalyticsConfigApi')
export const BALANCE_API = token<BalanceApi>('BalanceApi')
export const CHAIN_RPC = token<ChainRpc>('ChainRpc')
export const CLOSE_GUARD = token<CloseGuard>('CloseGuard')
export const CONFIG_API = token<ConfigApi>('ConfigApi')
export const CONNECTION_MEMORY = token<ConnectionMemory>('ConnectionMemory')
export const CONNECTOR_REGISTRY = token<ConnectorRegistry>('ConnectorRegistry')
export const DIRECTORY_CACHE = token<DirectoryCache>('DirectoryCache')
export const DIRECTORY_API = token<DirectoryApi>('DirectoryApi')
export const EMBEDDED_WALLET = token<OpenEmbeddedWallet>('EmbeddedWallet')
export const FEATURES_CACHE = token<FeaturesCache>('FeaturesCache')
export const HOST_ENVIRONMENT = token<HostEnvironment>('HostEnvironment')
export const IDENTITY_API = token<IdentityApi>('IdentityApi')
export const IMAGES = token<Images>('Images')
export const KEY_VALUE_STORE = token<KeyValueStore>('KeyValueStore')
export const LOG = token<Log>('Log')
export const NETWORK_MEMORY = token<NetworkMemory>('NetworkMemory')
export const ORIGINS_API = token<OriginsApi>('OriginsApi')
export const PAIRING = token<Pairing>('Pairing')
export const SCHEDULER = token<SchedulerLike>('Scheduler')
export const SUPPORTED_CHAINS_API = token<SupportedChainsApi>('SupportedChainsApi')
export const TRANSFERS = token<OpenTransfers>('Transfers')
