import type { ActiveNetwork } from '../../domain/network/ActiveNetwork.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'
import type { NetworkRules } from '../../domain/network/NetworkRules.js'

/** Where the page is, and what the visitor can do about it. */
export interface NetworkState extends NetworkRules {
  readonly activeNamespace: ChainNamespace
  /** What the wallet says; without a wallet, the network the visitor chose last, else the first configured one. */
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}
