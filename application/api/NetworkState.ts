import type { ActiveNetwork } from '../../domain/network/ActiveNetwork.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'

/** Where the page is. */
export interface NetworkState {
  readonly activeNamespace: ChainNamespace
  /** What the wallet says; without a wallet, the network the visitor chose last, else the first configured one. */
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}
