import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/** Where the networks' nodes are. */
export interface LoginNetworks {
  /** The first one of a network; `undefined` for a network nobody told of. */
  readonly rpcUrl: (id: CaipNetworkId) => string | undefined
  readonly add: (id: CaipNetworkId, rpcUrl: string) => void
}
