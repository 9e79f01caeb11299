import { makeConnectFeature } from '../../application/connect/connectFeature.js'
import { makeRequestWallet } from '../../application/connect/requestWallet.js'
import { makeRestoreConnection } from '../../application/connect/restoreConnection.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { makeNetworkFeature, type NetworkFeature } from '../../application/network/networkFeature.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import { defineModule } from './defineModule.js'
import { CONNECT, NETWORK, OPTIONS, REQUEST_WALLET, RESTORE_CONNECTION } from './featureTokens.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, SCHEDULER } from './portTokens.js'

const makeNetwork = ({ options, connect }: { readonly options: PorticoOptions; readonly connect: ConnectFeature }): NetworkFeature =>
  makeNetworkFeature({ networks: options.networks, connections: connect.connections })

export const connectModule = defineModule(({ single }) => {
  single(RESTORE_CONNECTION, makeRestoreConnection, { registry: CONNECTOR_REGISTRY, scheduler: SCHEDULER })
  single(CONNECT, makeConnectFeature, {
    registry: CONNECTOR_REGISTRY,
    memory: CONNECTION_MEMORY,
    restoreConnection: RESTORE_CONNECTION,
  })
  single(REQUEST_WALLET, ({ connect }: { readonly connect: ConnectFeature }) => makeRequestWallet(connect), { connect: CONNECT })
  single(NETWORK, makeNetwork, { options: OPTIONS, connect: CONNECT })
})
