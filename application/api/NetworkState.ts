import type { ActiveNetwork } from '../../domain/network/ActiveNetwork.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'

/** Where the page is. */
export interface NetworkState {
  readonly activeNamespace: ChainNamespace
  /** What the wallet says; before a wallet is connected, the first configured network. */
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}
