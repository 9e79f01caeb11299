import type { CaipNetworkId } from '../../domain/network/network.js'

/** The chain id of an EVM network as EIP-1193 writes it: `0x` and hexadecimal digits. Part of the first paint. */
export const toHexChainId = (id: CaipNetworkId): string => `0x${BigInt(id.slice('eip155:'.length)).toString(16)}`
