import type { SchedulerLike } from 'rxjs'
import {
  type ConnectFeature,
  type ConnectFeatureDeps,
  makeConnectFeature,
} from '../../application/connect/connectFeature.js'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import { lazyRequestWallet, type RequestWallet } from '../../application/connect/requestWallet.js'
import { makeRestoreConnection } from '../../application/connect/restorations.js'
import { makeNetworkFeature, type NetworkFeature } from '../../application/network/networkFeature.js'
import { networkRules, type PorticoOptions } from '../../application/api/options.js'
import type { NetworkMemory } from '../../application/ports/storage.js'
import type { HostEnvironment, Log } from '../../application/ports/platform.js'
import { lazyPairingFeature } from '../../application/pairing/lazyPairingFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import type { Pairing } from '../../application/ports/pairing.js'
import { createStore } from '../../application/kernel/store.js'
import type { PendingTransaction } from '../../domain/send/pendingTransaction.js'
import type { LinkHost } from '../../domain/pairing/linkHost.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import type { startRequests } from './requests.lazy.js'
import { defineModule } from './defineModule.js'
import {
  ALERTS,
  CONFIG,
  CONNECT,
  LIFETIME,
  NETWORK,
  OPTIONS,
  PAIRING_FEATURE,
  PENDING,
  REQUEST_WALLET,
  RESTORE_CONNECTION,
} from './featureTokens.js'
import {
  CHAIN_RPC,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  LOG,
  NETWORK_MEMORY,
  PAIRING,
  SCHEDULER,
} from './portTokens.js'

const makeConnect = ({
  config,
  ...deps
}: Omit<ConnectFeatureDeps, 'keepsSeveral'> & { readonly config: ConfigFeature }): ConnectFeature =>
  makeConnectFeature({ ...deps, keepsSeveral: () => config.features.value.multiWallet })

interface NetworkDeps {
  readonly options: PorticoOptions
  readonly connect: ConnectFeature
  readonly memory: NetworkMemory
}

const makeNetwork = ({ options, connect: { connections, sessions }, memory }: NetworkDeps): NetworkFeature =>
  makeNetworkFeature({ networks: options.networks, connections, sessions, memory, rules: networkRules(options) })

type RequestsDeps = Omit<Parameters<typeof startRequests>[0], 'networks'> & { readonly options: PorticoOptions }

const makeRequests = ({ options: { networks }, ...deps }: RequestsDeps): RequestWallet =>
  lazyRequestWallet({
    ...deps.connect,
    load: loadOnce(async () => (await import('./requests.lazy.js')).startRequests({ ...deps, networks })),
  })

interface PairDeps {
  readonly options: PorticoOptions
  readonly network: NetworkFeature
  readonly connect: ConnectFeature
  readonly pairing: Pairing
  readonly alerts: AlertsFeature
  readonly log: Log
  readonly host: HostEnvironment
  readonly scheduler: SchedulerLike
}

const makePair = ({ options, network, connect, ...deps }: PairDeps): PairingFeature =>
  lazyPairingFeature(async () => {
    const { startPairing } = await import('./pairing.lazy.js')
    const linkHost = (): LinkHost => ({
      facts: deps.host.facts,
      policy: options.walletLinks ?? {},
      namespace: network.state.value.activeNamespace,
      page: deps.host.page(),
    })
    return startPairing({
      ...deps,
      linkHost,
      adopt: ({ connector, connection }) => connect.sessions[connector.namespace].adopt(connector, connection),
    })
  })

export const connectModule = defineModule(({ single, value }) => {
  single(RESTORE_CONNECTION, makeRestoreConnection, { registry: CONNECTOR_REGISTRY, scheduler: SCHEDULER })
  single(CONNECT, makeConnect, {
    config: CONFIG,
    registry: CONNECTOR_REGISTRY,
    memory: CONNECTION_MEMORY,
    restoreConnection: RESTORE_CONNECTION,
  })
  single(PAIRING_FEATURE, makePair, {
    options: OPTIONS,
    network: NETWORK,
    connect: CONNECT,
    pairing: PAIRING,
    alerts: ALERTS,
    log: LOG,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
  })
  value(PENDING, createStore<readonly PendingTransaction[]>([]))
  single(REQUEST_WALLET, makeRequests, {
    connect: CONNECT,
    options: OPTIONS,
    pending: PENDING,
    chainRpc: CHAIN_RPC,
    scheduler: SCHEDULER,
    lifetime: LIFETIME,
  })
  single(NETWORK, makeNetwork, { options: OPTIONS, connect: CONNECT, memory: NETWORK_MEMORY })
})
