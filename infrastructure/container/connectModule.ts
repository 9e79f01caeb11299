import type { SchedulerLike } from 'rxjs'
import { makeConnectFeature } from '../../application/connect/connectFeature.js'
import { makeRequestWallet } from '../../application/connect/requestWallet.js'
import { makeRestoreConnection } from '../../application/connect/restoreConnection.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { makeNetworkFeature, type NetworkFeature } from '../../application/network/networkFeature.js'
import { networkRules } from '../../application/api/networkRules.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import { lazyPairingFeature } from '../../application/pairing/lazyPairingFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { Log } from '../../application/ports/Log.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import type { Pairing } from '../../application/ports/Pairing.js'
import type { LinkHost } from '../../domain/pairing/LinkHost.js'
import { defineModule } from './defineModule.js'
import { ALERTS, CONNECT, NETWORK, OPTIONS, PAIR, REQUEST_WALLET, RESTORE_CONNECTION } from './featureTokens.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, HOST_ENVIRONMENT, LOG, NETWORK_MEMORY, PAIRING, SCHEDULER } from './portTokens.js'

interface NetworkDeps {
  readonly options: PorticoOptions
  readonly connect: ConnectFeature
  readonly memory: NetworkMemory
}

const makeNetwork = ({ options, connect: { connections, sessions }, memory }: NetworkDeps): NetworkFeature =>
  makeNetworkFeature({ networks: options.networks, connections, sessions, memory, rules: networkRules(options) })

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
    return startPairing({ ...deps, linkHost, adopt: ({ connector, connection }) => connect.sessions[connector.namespace].adopt(connector, connection) })
  })

export const connectModule = defineModule(({ single }) => {
  single(RESTORE_CONNECTION, makeRestoreConnection, { registry: CONNECTOR_REGISTRY, scheduler: SCHEDULER })
  single(CONNECT, makeConnectFeature, {
    registry: CONNECTOR_REGISTRY,
    memory: CONNECTION_MEMORY,
    restoreConnection: RESTORE_CONNECTION,
  })
  single(PAIR, makePair, { options: OPTIONS, network: NETWORK, connect: CONNECT, pairing: PAIRING, alerts: ALERTS, log: LOG, host: HOST_ENVIRONMENT, scheduler: SCHEDULER })
  single(REQUEST_WALLET, ({ connect }: { readonly connect: ConnectFeature }) => makeRequestWallet(connect), { connect: CONNECT })
  single(NETWORK, makeNetwork, { options: OPTIONS, connect: CONNECT, memory: NETWORK_MEMORY })
})
