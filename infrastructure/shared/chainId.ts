import type { CaipNetworkId } from '../../domain/network/network.js'

/** The chain number of an EVM network as EIP-1193 writes it: `0x` and hexadecimal digits. The first paint has it, too. */
export const toHexChainId = (id: CaipNetworkId): string => `0x${BigInt(id.slice('eip155:'.length)).toString(16)}`
