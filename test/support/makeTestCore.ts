import { Subscription } from 'rxjs'
import { makeAccountFeature } from '../../application/account/accountFeature.js'
import { makeAccountsFeature } from '../../application/account/accountsFeature.js'
import { makeLoadIdentity, makeLoadNativeBalance, makeLoadTokens } from '../../application/account/loadAccount.js'
import { makeCommands } from '../../application/api/makeCommands.js'
import { makeCore } from '../../application/api/core.js'
import { networkRules } from '../../application/api/options.js'
import type { PorticoEvent } from '../../application/api/state.js'
import { makeCheckOrigin } from '../../application/config/checkOrigin.js'
import { makeAlertsFeature } from '../../application/notify/alertsFeature.js'
import { knownLogins, makeConfigFeature, makeLoadFeatures } from '../../application/config/configFeature.js'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import { makeConnectFeature } from '../../application/connect/connectFeature.js'
import type { MultiWalletApis } from '../../application/connect/multiWallet.js'
import { makeRequestWallet } from '../../application/connect/makeRequestWallet.js'
import { makeRestoreConnection } from '../../application/connect/restorations.js'
import { makeModalFeature } from '../../application/modal/modalFeature.js'
import { makeNetworkFeature } from '../../application/network/networkFeature.js'
import type { LoginStates } from '../../application/login/loginFeature.js'
import { lazyLoginFeature } from '../../application/login/lazyLoginFeature.js'
import { makePairingFeature } from '../../application/pairing/pairingFeature.js'
import { makeNotifyFeature } from '../../application/notify/notifyFeature.js'
import type { CloseGuard } from '../../application/ports/platform.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import { createStore } from '../../application/kernel/store.js'
import { type DirectoryScope, makeAskDirectory } from '../../application/wallets/directory.js'
import type { PendingTransaction } from '../../domain/send/pendingTransaction.js'
import { watchPending } from '../../application/send/watchPending.js'
import { sectionOrder } from '../../domain/wallets/walletList.js'
import { makeWalletsFeature } from '../../application/wallets/walletsFeature.js'
import type { Features } from '../../domain/config/features.js'
import { type ConnectorKey, findConnector } from '../../domain/connect/connector.js'
import type { Network } from '../../domain/network/network.js'
import { cachedBalanceApi } from '../../infrastructure/blockchainApi/cachedBlockchainApi.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { startMultiWallet } from '../../infrastructure/container/multiWallet.lazy.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { aNetwork } from './aNetwork.js'
import { makePolicies } from './makePolicies.js'
import { makeTestPorts, type TestPorts } from './makeTestPorts.js'
import { makeVirtualTime, type VirtualTime } from './makeVirtualTime.js'

export interface TestCoreOptions {
  readonly time?: VirtualTime
  readonly connectors?: readonly WalletConnector[]
  readonly ports?: Partial<TestPorts>
  readonly networks?: readonly [Network, ...Network[]]
  readonly hostFeatures?: Partial<Features>
  readonly scope?: Partial<DirectoryScope>
  readonly pairingOnly?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly allowUnsupportedChain?: boolean
  readonly guard?: CloseGuard
  readonly loadMultiWallet?: () => Promise<MultiWalletApis>
  /** How logins stand. */
  readonly login?: Partial<LoginStates>
}

const makeFeatures = (options: TestCoreOptions, ports: TestPorts, time: VirtualTime, lifetime: Subscription) => {
  const pending = createStore<readonly PendingTransaction[]>([])
  const { scheduler } = time
  const { registry, memory } = ports
  const networks = options.networks ?? [aNetwork()]
  const outages = makeOutagesFeature()
  const balances = cachedBalanceApi(ports.balanceApi, scheduler).balances
  const balanceApi = {
    balances: (query: Parameters<typeof balances>[0]) => outages.watch('blockchainApi')(balances(query)),
  }
  const config = makeConfigFeature({
    ...ports,
    hostFeatures: options.hostFeatures ?? {},
    loadFeatures: makeLoadFeatures({ ...ports, scheduler }),
  })
  const connect = makeConnectFeature({
    registry,
    memory,
    restoreConnection: makeRestoreConnection({ registry, scheduler }),
    keepsSeveral: () => config.features.value.multiWallet,
  })
  const network = makeNetworkFeature({
    networks,
    connections: connect.connections,
    sessions: connect.sessions,
    memory: ports.networkMemory,
    rules: networkRules(options),
  })
  // Logins have tests of their own: here, their code never arrives.
  const absent = lazyLoginFeature(() => new Promise(() => undefined))
  const login = { ...absent, states: { ...absent.states, ...options.login } }
  const accountDeps = {
    login: login.states,
    networks,
    scheduler,
    walletInfo: (key: ConnectorKey) => {
      const connector = findConnector(registry.connectors.value, key)
      return connector && { name: connector.name }
    },
    loadNativeBalance: makeLoadNativeBalance(ports),
    loadTokens: makeLoadTokens({ balanceApi }),
    loadIdentity: makeLoadIdentity(ports),
  }
  return {
    connect,
    network,
    outages,
    accounts: makeAccountsFeature({
      sessions: connect.sessions,
      network: network.state,
      makeAccount: (namespace, connection) => makeAccountFeature(namespace, connection, accountDeps),
    }),
    config,
    wallets: makeWalletsFeature({
      ...ports,
      askDirectory: makeAskDirectory(ports),
      logins: knownLogins(config, networks),
      scope: {
        include: [],
        exclude: [],
        featured: [],
        custom: [],
        order: sectionOrder(),
        methods: [],
        chains: networks.map(({ caipNetworkId }) => caipNetworkId),
        ...options.scope,
      },
      scheduler,
    }),
    modal: makeModalFeature({
      connections: connect.connections,
      network: network.state,
      pairingOnly: () => options.pairingOnly === true,
      mobile: ports.host.facts.mobile,
      guard: options.guard ?? { mayClose: () => true },
      scheduler,
    }),
    pairing: makePairingFeature({
      ...ports,
      adopt: ({ connector, connection }) => connect.sessions[connector.namespace].adopt(connector, connection),
      linkHost: () => ({
        facts: ports.host.facts,
        policy: {},
        namespace: network.state.value.activeNamespace,
        page: ports.host.page(),
      }),
      scheduler,
    }),
    login,
    notify: makeNotifyFeature({ scheduler }),
    pending,
    requestWallet: makeRequestWallet({
      sessions: connect.sessions,
      sent: watchPending({
        pending,
        sessions: connect.sessions,
        networks,
        chainRpc: ports.chainRpc,
        scheduler,
        lifetime,
      }),
    }),
    alerts: makeAlertsFeature(),
    checkOrigin: makeCheckOrigin({ ...ports, loginWanted: options.hostFeatures?.email === true }),
    events: createStore<PorticoEvent | undefined>(undefined),
  }
}

/** The whole core over fakes, joined as the container joins it. */
export const makeTestCore = (options: TestCoreOptions = {}) => {
  const time = options.time ?? makeVirtualTime()
  const ports = { ...makeTestPorts(options.connectors), ...options.ports }
  const lifetime = new Subscription()
  const parts = makeFeatures(options, ports, time, lifetime)
  const loadMultiWallet =
    options.loadMultiWallet ??
    loadOnce(async () =>
      startMultiWallet({
        ...parts,
        registry: ports.registry,
        store: fakeKeyValueStore(),
        scheduler: time.scheduler,
        lifetime,
      }),
    )
  const features = { ...parts, loadMultiWallet }
  const commands = makeCommands({ ...features, ...ports, pairing: features.pairing, port: ports.pairing })
  const core = makeCore({
    ...features,
    images: ports.images,
    host: { ...ports.host.facts, links: {} },
    waiting: ports.pairing.waiting,
    commands,
    policies: makePolicies(features, ports, time),
  })
  lifetime.add(() => core.destroy())
  return { core: { ...core, destroy: () => lifetime.unsubscribe() }, time, ...ports }
}
