import type { FeatureEntry } from '../../application/api/lazyFeatures.js'
import type { PorticoFeatures, PorticoOptions } from '../../application/portico.js'
import { toSettings } from '../../application/api/settings.js'
import type { Resolve } from '../../application/kernel/token.js'
import { LAZY_ENTRIES } from '../../application/lazyEntries.js'
import { makeStoredOpenPayments } from '../../infrastructure/storage/openPaymentMemory.js'
import { makeStoredPendingMemory } from '../../infrastructure/storage/pendingMemory.js'
import { toAppearance } from '../../infrastructure/container/appearance.js'
import { preloadStores } from '../../infrastructure/container/mirror.js'
import { coreSteps } from '../../infrastructure/container/startCore.lazy.js'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import { OUTAGES } from '../../application/config/tokens.js'
import { LOGIN_ACCESS } from '../../application/login/tokens.js'
import { OPEN_PAYMENT_MEMORY, PENDING_MEMORY } from '../../application/requests/tokens.js'
import { atOnce } from './atOnce.js'
import { createStore } from '../../application/kernel/store.js'
import type { LoginAccess } from '../../application/login/loginFeature.js'
import type { CloseGuard } from '../../application/ports/platform.js'
import * as PORTS from '../../application/ports/tokens.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { Features } from '../../domain/config/features.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import { balancesQuestion } from '../../infrastructure/blockchainApi/balances.lazy.js'
import { swapRouters } from '../../infrastructure/chainRpc/evmSwaps/swapRouters.js'
import { openQuestion } from '../../infrastructure/blockchainApi/question.js'
import { unconfiguredHttpClient as client } from '../../infrastructure/http/HttpClient.js'
import { aNetwork } from './aNetwork.js'
import { makeTestPorts, type TestPorts } from './makeTestPorts.js'
import { promptHashing } from './promptHashing.js'
import { settle } from './settle.js'
import { makeVirtualTime, type VirtualTime } from './makeVirtualTime.js'

/** Any other option of a host, under its own name. */
type HostOptions = Omit<Partial<PorticoOptions>, 'networks' | 'features' | 'override'>

export interface TestCoreOptions extends HostOptions {
  readonly time?: VirtualTime
  readonly connectors?: readonly WalletConnector[]
  readonly ports?: Partial<TestPorts>
  readonly networks?: readonly [Network, ...Network[]]
  readonly hostFeatures?: Partial<Features>
  readonly guard?: CloseGuard
  /** How a feature's code loads; at once by default. */
  readonly lazy?: { readonly [Name in keyof PorticoFeatures]?: FeatureEntry['load'] }
  /** Whether there was an intent of the visitor, the default; otherwise the core runs for a stored wallet. */
  readonly interest?: boolean
  /** The state of logins, as the feature `login` would set it. */
  readonly login?: LoginAccess
}

const NEVER = new Promise<never>(() => undefined)

/** The stored pending transactions, in a store of a test. */
const openPendingMemory = makeStoredPendingMemory(promptHashing)

const resolveNothing: Resolve = () => {
  throw new Error('No feature needs a part of the core to load its code')
}

/** The lazy features, which load at once. Logins have their own tests: here, their code never loads. */
const ARRIVED: readonly FeatureEntry[] = await Promise.all(
  LAZY_ENTRIES.map(async (entry) => {
    if (entry.name === 'login' || entry.name === 'siwx') return { ...entry, load: () => NEVER }
    const feature = await entry.load(resolveNothing)
    return { ...entry, load: async () => feature }
  }),
)

/** The product's own core, with a fake behind every port and a manually advanced clock. */
export const startTestCore = ({
  connectors,
  hostFeatures,
  guard,
  lazy,
  login,
  interest = true,
  ...given
}: TestCoreOptions = {}) => {
  const time = given.time ?? makeVirtualTime()
  const { scheduler } = time
  const ports = { ...makeTestPorts(connectors), ...given.ports }
  const outages = makeOutagesFeature()
  const question = { ...balancesQuestion, ask: () => ports.balanceApi.balances }
  const options = toSettings({
    projectId: 'test',
    ...given,
    networks: given.networks ?? [aNetwork()],
    ...(hostFeatures === undefined ? {} : { features: hostFeatures }),
    override: ({ value }) => {
      value(PORTS.SCHEDULER, scheduler)
      value(PORTS.CONNECTOR_REGISTRY, ports.registry)
      value(PORTS.CONNECTION_MEMORY, ports.memory)
      value(PORTS.ACCOUNT_MEMORY, ports.accounts)
      value(PORTS.NETWORK_MEMORY, ports.networkMemory)
      // As the product's own adapter: behind its cache, with its outcome recorded.
      value(OUTAGES, outages)
      value(PORTS.BALANCE_API, { balances: openQuestion(question, { client, scheduler, outages }) })
      value(PORTS.CHAIN_RPC, ports.chainRpc)
      value(PORTS.IDENTITY_API, ports.identityApi)
      value(PORTS.CONFIG_API, ports.configApi)
      value(PORTS.DIRECTORY_API, ports.directoryApi)
      value(PORTS.DIRECTORY_CACHE, ports.directoryCache)
      value(PORTS.FEATURES_CACHE, ports.cache)
      value(PORTS.IMAGES, ports.images)
      value(PORTS.ORIGINS_API, ports.originsApi)
      value(PORTS.ANALYTICS_CONFIG_API, ports.analyticsConfigApi)
      value(PORTS.HOST_ENVIRONMENT, ports.host)
      value(PORTS.LOG, ports.log)
      value(PORTS.PAIRING, ports.pairing)
      value(PORTS.KEY_VALUE_STORE, ports.store)
      value(PORTS.PRICE_API, ports.prices)
      value(PORTS.SWAP_API, ports.swapApi)
      value(PORTS.SWAP_CHAIN, ports.swapChain)
      value(PORTS.SWAP_ROUTERS, swapRouters)
      value(PENDING_MEMORY, openPendingMemory(ports.store))
      value(OPEN_PAYMENT_MEMORY, makeStoredOpenPayments({ random: crypto, locks: undefined })(ports.store))
      if (login !== undefined) value(LOGIN_ACCESS, login)
      if (guard !== undefined) value(PORTS.CLOSE_GUARD, guard)
    },
  })
  const stores = preloadStores(options)
  const core = atOnce(
    coreSteps(
      options,
      createStore(toAppearance({ ...options, ...options.theme })),
      stores,
      ARRIVED.map((entry) => ({ ...entry, load: lazy?.[entry.name as keyof PorticoFeatures] ?? entry.load })),
    ),
  )
  if (interest) core.prepare()
  return {
    core: {
      ...stores.states,
      ...core,
      feature: <Name extends keyof PorticoFeatures>(name: Name) => core.feature(name, settle),
      open: (...request: Parameters<typeof core.open>): void => void core.open(...request)(),
      account: <Namespace extends ChainNamespace>(namespace: Namespace) => stores.accounts[namespace],
      activeAccount: stores.account,
    },
    time,
    ...ports,
  }
}

export type TestCore = ReturnType<typeof startTestCore>['core']
