import type { Network } from '../../domain/network/Network.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { LoginNetworks } from './LoginNetworks.js'

/** What the host configured comes before what was added later. */
export const makeLoginNetworks = (configured: readonly Network[]): LoginNetworks => {
  const added = new Map<CaipNetworkId, string>()
  return {
    rpcUrl: (id) =>
      configured.find(({ caipNetworkId }) => caipNetworkId === id)?.rpcUrls.default.http[0] ?? added.get(id),
    add: (id, rpcUrl) => void added.set(id, rpcUrl),
  }
}
