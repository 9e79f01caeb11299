import type { Address } from 'viem'
import { CHAIN_PLANS } from '../chain/chainPlans.js'
import type { MoreCalls } from '../http/blockchainApi.js'
import type { Setting } from '../http/settings.js'
import { BUILD_CALL, makeConvertCalls } from './convertCalls.js'
import { makeFungiblePrice, PRICE_CALL } from './fungiblePrice.js'
import type { SwapChain } from './SwapChain.js'
import type { SandboxSwap } from './SandboxSwap.js'
import type { SwapMode } from './swapModes.js'

const STRANGER: Address = '0x57a4000000000000000000000000000000057a46'

/** Swaps of a chain: the interface for tests, and the blockchain API's calls. */
export const openSwap = (
  chain: SwapChain,
  mode: Setting<SwapMode>,
  pictureOf: (symbol: string) => string,
): { readonly swap: SandboxSwap; readonly calls: MoreCalls } => {
  const { router, otherRouter, assets } = chain
  const others = { stranger: STRANGER, router: otherRouter, chain: `eip155:${CHAIN_PLANS.one.id}` }
  return {
    swap: {
      router,
      otherRouter,
      stranger: STRANGER,
      tokens: assets.flatMap(({ kind, name, symbol, decimals, address }) =>
        address === undefined ? [] : [{ kind, name, symbol, decimals, address }],
      ),
      setMode: mode.set,
    },
    calls: {
      answers: [makeConvertCalls({ chain, mode: mode.read, others, pictureOf }), makeFungiblePrice(chain, pictureOf)],
      posts: [BUILD_CALL, PRICE_CALL],
    },
  }
}
