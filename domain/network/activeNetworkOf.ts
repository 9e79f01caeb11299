import type { ActiveNetwork } from './ActiveNetwork.js'
import type { CaipNetworkId } from './CaipNetworkId.js'
import type { Network } from './Network.js'

/** What a CAIP-2 id that a wallet reports means to a page with these networks. */
export const activeNetworkOf = (networks: readonly Network[], id: CaipNetworkId): ActiveNetwork => {
  const network = networks.find((candidate) => candidate.caipNetworkId === id)
  return network === undefined ? { _tag: 'Unsupported', caipNetworkId: id } : { _tag: 'Configured', network }
}
