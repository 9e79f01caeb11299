import type { CaipAddress } from '../../domain/account/CaipAddress.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { Network } from '../../domain/network/Network.js'

/** The account that questions are asked about. `network` is absent on a chain the host did not configure. */
export interface ActiveAccount {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly network: Network | undefined
}
