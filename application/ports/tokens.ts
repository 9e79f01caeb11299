import { token } from '../kernel/token.js'
import type { SchedulerLike } from 'rxjs'
import type { AssetDiscovery } from './assetDiscovery.js'
import type { BalanceApi, HistoryApi, IdentityApi, SupportedChainsApi } from './blockchainApi.js'
import type { ChainRpc } from './chainRpc.js'
import type { CloseGuard, HostEnvironment, Images, Log } from './platform.js'
import type {
  AccountMemory,
  ConnectionMemory,
  DirectoryCache,
  FeaturesCache,
  KeyValueStore,
  NetworkMemory,
} from './storage.js'
import type { Names } from './names.js'
import type { ConnectorRegistry } from './walletConnector.js'
import type { OpenEmbeddedWallet } from './embeddedWallet.js'
import type { Pairing } from './pairing.js'
import type { PriceApi, SwapApi, SwapRouters } from './swapApi.js'
import type { SwapChain } from './swapChain.js'
import type { Transfers } from './transfers.js'
import type { WalletCalls } from './walletCalls.js'
import type { AnalyticsConfigApi, ConfigApi, DirectoryApi, OriginsApi } from './walletApi.js'

// The ports a host can replace through `createPortico({ override })`. Each is marked pure, so that bundlers drop those
// that a host does not use.
export const ACCOUNT_MEMORY = /* @__PURE__ */ token<AccountMemory>('AccountMemory')
export const ANALYTICS_CONFIG_API = /* @__PURE__ */ token<AnalyticsConfigApi>('AnalyticsConfigApi')
export const ASSET_DISCOVERY = /* @__PURE__ */ token<AssetDiscovery>('AssetDiscovery')
export const BALANCE_API = /* @__PURE__ */ token<BalanceApi>('BalanceApi')
export const CHAIN_RPC = /* @__PURE__ */ token<ChainRpc>('ChainRpc')
export const CLOSE_GUARD = /* @__PURE__ */ token<CloseGuard>('CloseGuard')
export const CONFIG_API = /* @__PURE__ */ token<ConfigApi>('ConfigApi')
export const CONNECTION_MEMORY = /* @__PURE__ */ token<ConnectionMemory>('ConnectionMemory')
export const CONNECTOR_REGISTRY = /* @__PURE__ */ token<ConnectorRegistry>('ConnectorRegistry')
export const DIRECTORY_CACHE = /* @__PURE__ */ token<DirectoryCache>('DirectoryCache')
export const DIRECTORY_API = /* @__PURE__ */ token<DirectoryApi>('DirectoryApi')
export const EMBEDDED_WALLET = /* @__PURE__ */ token<OpenEmbeddedWallet>('EmbeddedWallet')
export const FEATURES_CACHE = /* @__PURE__ */ token<FeaturesCache>('FeaturesCache')
export const HISTORY_API = /* @__PURE__ */ token<HistoryApi>('HistoryApi')
export const HOST_ENVIRONMENT = /* @__PURE__ */ token<HostEnvironment>('HostEnvironment')
export const IDENTITY_API = /* @__PURE__ */ token<IdentityApi>('IdentityApi')
export const IMAGES = /* @__PURE__ */ token<Images>('Images')
export const KEY_VALUE_STORE = /* @__PURE__ */ token<KeyValueStore>('KeyValueStore')
export const LOG = /* @__PURE__ */ token<Log>('Log')
export const NAMES = /* @__PURE__ */ token<Names>('Names')
export const NETWORK_MEMORY = /* @__PURE__ */ token<NetworkMemory>('NetworkMemory')
export const ORIGINS_API = /* @__PURE__ */ token<OriginsApi>('OriginsApi')
export const PAIRING = /* @__PURE__ */ token<Pairing>('Pairing')
export const PRICE_API = /* @__PURE__ */ token<PriceApi>('PriceApi')
export const SCHEDULER = /* @__PURE__ */ token<SchedulerLike>('Scheduler')
export const SUPPORTED_CHAINS_API = /* @__PURE__ */ token<SupportedChainsApi>('SupportedChainsApi')
export const SWAP_API = /* @__PURE__ */ token<SwapApi>('SwapApi')
export const SWAP_CHAIN = /* @__PURE__ */ token<SwapChain>('SwapChain')
export const SWAP_ROUTERS = /* @__PURE__ */ token<SwapRouters>('SwapRouters')
export const TRANSFERS = /* @__PURE__ */ token<Transfers>('Transfers')
export const WALLET_CALLS = /* @__PURE__ */ token<WalletCalls>('WalletCalls')
