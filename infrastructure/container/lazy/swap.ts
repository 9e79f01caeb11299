import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import type { Settings } from '../../../application/api/settings.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import { token } from '../../../application/kernel/token.js'
import {
  CHAIN_RPC,
  PRICE_API,
  SCHEDULER,
  SUPPORTED_CHAINS_API,
  SWAP_API,
  SWAP_CHAIN,
  SWAP_ROUTERS,
} from '../../../application/ports/tokens.js'
import { swapDefinition } from '../../../application/swap/feature.js'
import type { HostSwap } from '../../../application/swap/hostSwap.js'
import { openSwaps, type Swaps, type SwapsDeps } from '../../blockchainApi/swaps/openSwaps.js'
import { openSwapChain } from '../../chainRpc/evmSwaps/openSwapChain.js'
import { swapRouters } from '../../chainRpc/evmSwaps/swapRouters.js'
import { BLOCKCHAIN_CLIENT } from '../bindings/blockchain.js'
import { WALLET_CALLS_ADAPTERS } from '../bindings/walletCalls.js'

const SWAPS = token<Swaps>('Swaps')

const makeSwaps = ({
  options: { projectId },
  ...deps
}: Omit<SwapsDeps, 'projectId'> & { readonly options: Settings }): Swaps => openSwaps({ projectId, ...deps })

const sameSwaps = ({ swaps }: { readonly swaps: Swaps }): Swaps => swaps

/** Server quotes, prices and chain access. */
const SWAP_ADAPTERS: Adapters = {
  bind: ({ single, value }) => {
    single(SWAPS, makeSwaps, {
      client: BLOCKCHAIN_CLIENT,
      scheduler: SCHEDULER,
      outages: OUTAGES,
      chains: SUPPORTED_CHAINS_API,
      options: OPTIONS,
    })
    single(SWAP_API, sameSwaps, { swaps: SWAPS })
    single(PRICE_API, sameSwaps, { swaps: SWAPS })
    single(SWAP_CHAIN, openSwapChain, { chainRpc: CHAIN_RPC })
    value(SWAP_ROUTERS, swapRouters)
  },
  guards: async () => (await import('../hostAdapters/swapGuards.lazy.js')).SWAP_GUARDS,
}

/** Swapping, with its server, its chain and its routers. */
export const swap: LazyFeature<HostSwap> = { ...swapDefinition, adapters: [SWAP_ADAPTERS, WALLET_CALLS_ADAPTERS] }
