import type { Settings } from '../../../application/api/settings.js'
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
import { OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { openSwaps, type Swaps, type SwapsDeps } from '../../blockchainApi/swaps/openSwaps.js'
import { openSwapChain } from '../../chainRpc/evmSwaps/openSwapChain.js'
import { swapRouters } from '../../chainRpc/evmSwaps/swapRouters.js'
import { BLOCKCHAIN_CLIENT } from './blockchain.js'

const SWAPS = token<Swaps>('Swaps')

const makeSwaps = ({
  options: { projectId },
  ...deps
}: Omit<SwapsDeps, 'projectId'> & { readonly options: Settings }): Swaps => openSwaps({ projectId, ...deps })

const sameSwaps = ({ swaps }: { readonly swaps: Swaps }): Swaps => swaps

/** Swaps: server quotes and chain access. */
export const SWAP_ADAPTERS: Adapters = {
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
