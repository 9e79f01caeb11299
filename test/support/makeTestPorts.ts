import type { WalletConnector } from '../../application/ports/walletConnector.js'
import { fakeAccountMemory } from '../fakes/fakeAccountMemory.js'
import { fakeAnalyticsConfigApi } from '../fakes/fakeAnalyticsConfigApi.js'
import { fakeOriginsApi } from '../fakes/fakeOriginsApi.js'
import { fakeBalanceApi } from '../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConfigApi } from '../fakes/fakeConfigApi.js'
import { fakeConnectionMemory } from '../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../fakes/fakeDirectoryApi.js'
import { fakeDirectoryCache } from '../fakes/fakeDirectoryCache.js'
import { fakeFeaturesCache } from '../fakes/fakeFeaturesCache.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeIdentityApi } from '../fakes/fakeIdentityApi.js'
import { fakeImages } from '../fakes/fakeImages.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { fakeNetworkMemory } from '../fakes/fakeNetworkMemory.js'
import { fakePairing } from '../fakes/fakePairing.js'
import { fakePriceApi } from '../fakes/fakePriceApi.js'
import { fakeSwapApi } from '../fakes/fakeSwapApi.js'
import { fakeSwapChain } from '../fakes/fakeSwapChain.js'

/** A fake for every port of the core. */
export const makeTestPorts = (connectors: readonly WalletConnector[] = []) => ({
  registry: fakeConnectorRegistry(connectors),
  memory: fakeConnectionMemory(),
  accounts: fakeAccountMemory(),
  networkMemory: fakeNetworkMemory(),
  balanceApi: fakeBalanceApi(),
  chainRpc: fakeChainRpc(),
  identityApi: fakeIdentityApi(),
  configApi: fakeConfigApi(),
  directoryApi: fakeDirectoryApi(),
  directoryCache: fakeDirectoryCache(),
  cache: fakeFeaturesCache(),
  images: fakeImages(),
  originsApi: fakeOriginsApi(),
  analyticsConfigApi: fakeAnalyticsConfigApi(),
  host: fakeHostEnvironment(),
  log: fakeLog(),
  pairing: fakePairing(),
  prices: fakePriceApi(),
  store: fakeKeyValueStore(),
  swapApi: fakeSwapApi(),
  swapChain: fakeSwapChain(),
})

export type TestPorts = ReturnType<typeof makeTestPorts>
