import { PRICE_API, SWAP_API, SWAP_CHAIN, SWAP_ROUTERS } from '../../../application/ports/tokens.js'
import type { TryError } from '../../../application/ports/swapChain.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { SwapApiError } from '../../../domain/swap/swapError.js'
import { answering } from './guards.js'
import { asking, guarding, opening, remotely } from './portGuards.js'

/** Guards of the ports for swaps: a broken one acts like an unreachable server or chain. */
export const SWAP_GUARDS = [
  guarding(SWAP_API, (resolve) => ({
    quotes: asking<SwapApiError>(),
    tokens: remotely(resolve)('blockchainApi swapTokens'),
    allowance: remotely(resolve)('blockchainApi allowance'),
    gasPrice: asking<SwapApiError>(),
    buildApprove: asking<SwapApiError>(),
    buildTransaction: asking<SwapApiError>(),
  })),
  guarding(PRICE_API, (resolve) => ({ price: remotely(resolve)('blockchainApi price') })),
  opening(SWAP_CHAIN, {
    allowance: asking<RemoteError>(),
    balance: asking<RemoteError>(),
    decimals: asking<RemoteError>(),
    // An unreadable call is treated like one of an unknown router: it is simulated.
    read: answering(undefined),
    attempt: asking<TryError>(),
    moved: asking<RemoteError>(),
    whyFailed: asking<RemoteError>(),
  }),
  opening(SWAP_ROUTERS),
]
