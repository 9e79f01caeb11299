import type { Token } from '../../application/api/options.js'
import type { SchedulerLike } from 'rxjs'
import type { BalanceApi, IdentityApi, SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import type { CloseGuard, HostEnvironment, Images, Log } from '../../application/ports/platform.js'
import type {
  ConnectionMemory,
  DirectoryCache,
  FeaturesCache,
  KeyValueStore,
  NetworkMemory,
} from '../../application/ports/storage.js'
import type { ConnectorRegistry } from '../../application/ports/walletConnector.js'
import type { OpenEmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { Pairing } from '../../application/ports/pairing.js'
import type { OpenTransfers } from '../../application/ports/transfers.js'
import type { AnalyticsConfigApi, ConfigApi, DirectoryApi, OriginsApi } from '../../application/ports/walletApi.js'

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
