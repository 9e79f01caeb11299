import type { CaipNetworkId } from './network.js'

/** Chain id of an EVM network in EIP-1193 form: hexadecimal with `0x`. Part of the first paint. */
export const toHexChainId = (id: CaipNetworkId): string => `0x${BigInt(id.slice('eip155:'.length)).toString(16)}`
