import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { swapDefinition } from '../../../application/swap/feature.js'
import type { HostSwap } from '../../../application/swap/hostSwap.js'
import { SWAP_ADAPTERS } from '../bindings/swaps.js'
import { WALLET_CALLS_ADAPTERS } from '../bindings/walletCalls.js'

/** Swapping, with its server, its chain and its routers. */
export const swap: LazyFeature<HostSwap> = { ...swapDefinition, adapters: [SWAP_ADAPTERS, WALLET_CALLS_ADAPTERS] }
