import type { Connections } from '../../domain/connect/Connections.js'
import { activeNetworkOf } from '../../domain/network/activeNetworkOf.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'
import type { NetworkState } from '../api/NetworkState.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'

export interface NetworkFeature {
  readonly state: Readable<NetworkState>
  readonly switching: Readable<NetworkSwitch>
  readonly setActiveNamespace: (namespace: ChainNamespace) => void
}

export interface NetworkFeatureDeps {
  readonly networks: readonly [Network, ...Network[]]
  readonly connections: Readable<Connections>
}

/** Where the page is: derived from what the wallets say, and nothing else is stored (U-36). */
export const makeNetworkFeature = ({ networks, connections }: NetworkFeatureDeps): NetworkFeature => {
  const namespace = createStore<ChainNamespace>(networks[0].chainNamespace)
  const home = (active: ChainNamespace): Network =>
    networks.find((network) => network.chainNamespace === active) ?? networks[0]
  return {
    state: combine(namespace, connections, (activeNamespace, all): NetworkState => {
      const connection = all[activeNamespace]
      return {
        activeNamespace,
        active:
          connection._tag === 'Connected'
            ? activeNetworkOf(networks, connection.active.caipNetworkId)
            : { _tag: 'Configured', network: home(activeNamespace) },
        networks,
      }
    }),
    switching: createStore<NetworkSwitch>({ _tag: 'Idle' }),
    setActiveNamespace: namespace.set,
  }
}
