import type { ChainNamespace } from './ChainNamespace.js'

/** A CAIP-2 chain id, `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`
