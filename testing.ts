export { fakeBalanceApi, type FakeBalanceApi } from './test/fakes/fakeBalanceApi.js'
export { fakeChainRpc, type FakeChainRpc } from './test/fakes/fakeChainRpc.js'
export { fakeConfigApi, type FakeConfigApi } from './test/fakes/fakeConfigApi.js'
export { fakeConnectionMemory, type FakeConnectionMemory } from './test/fakes/fakeConnectionMemory.js'
export { fakeConnectorRegistry, type FakeConnectorRegistry } from './test/fakes/fakeConnectorRegistry.js'
export { fakeDirectoryApi, type FakeDirectoryApi } from './test/fakes/fakeDirectoryApi.js'
export { fakeEip1193Provider, type FakeEip1193Provider } from './test/fakes/fakeEip1193Provider.js'
export { fakeEmbeddedWallet, type FakeEmbeddedWallet } from './test/fakes/fakeEmbeddedWallet.js'
export { fakeFeaturesCache, type FakeFeaturesCache } from './test/fakes/fakeFeaturesCache.js'
export { fakeHostEnvironment, type FakeHostEnvironment } from './test/fakes/fakeHostEnvironment.js'
export { fakeIdentityApi, type FakeIdentityApi } from './test/fakes/fakeIdentityApi.js'
export { fakeKeyValueStore, type FakeKeyValueStore } from './test/fakes/fakeKeyValueStore.js'
export { fakeLog, type FakeLog } from './test/fakes/fakeLog.js'
export { fakeNetworkMemory } from './test/fakes/fakeNetworkMemory.js'
export { fakeSecureSite, type FakeSecureSite } from './test/fakes/fakeSecureSite.js'
export { fakeSupportedChainsApi, type FakeSupportedChainsApi } from './test/fakes/fakeSupportedChainsApi.js'
export { fakeTransfers, type FakeTransfers } from './test/fakes/fakeTransfers.js'
export {
  fakeWalletConnector,
  type FakeWalletConnector,
  type FakeWalletOptions,
} from './test/fakes/fakeWalletConnector.js'
export { makeVirtualTime, type VirtualTime } from './test/support/makeVirtualTime.js'
export type { Store } from './application/kernel/store.js'
