import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { Network } from '../../domain/network/Network.js'
import { wellKnownName } from '../../domain/network/wellKnownName.js'

/** What to call a network: as the host does, else as most do, else by its CAIP-2 id. */
export const networkName = (networks: readonly Network[], id: CaipNetworkId): string =>
  networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? wellKnownName(id) ?? id
