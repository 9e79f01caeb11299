import { isEvmAddress } from '../../domain/account/addresses/patterns.js'
import { isSolanaAddress } from '../../domain/account/addresses/patterns.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/** Whether an address is one of this network. */
export const isLoginAddress = (id: CaipNetworkId, address: string): boolean =>
  id.startsWith('eip155:') ? address.startsWith('0x') && isEvmAddress(address) : isSolanaAddress(address)
