import type { CaipNetworkId } from '../network/CaipNetworkId.js'

/** A CAIP-10 account id, `eip155:1:0xab…`. */
export type CaipAddress = `${CaipNetworkId}:${string}`
