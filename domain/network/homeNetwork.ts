import type { CaipNetworkId } from './CaipNetworkId.js'
import type { ChainNamespace } from './ChainNamespace.js'
import type { Network } from './Network.js'

/** Where a page without a wallet is: the network the visitor chose, else the first one configured. */
export const homeNetwork = (
  networks: readonly [Network, ...Network[]],
  chosen: readonly CaipNetworkId[],
  namespace: ChainNamespace,
): Network => {
  const ofNamespace = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return ofNamespace.find(({ caipNetworkId }) => chosen.includes(caipNetworkId)) ?? ofNamespace[0] ?? networks[0]
}
