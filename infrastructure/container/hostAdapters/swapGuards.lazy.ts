import type { PortGuard } from '../../../application/kernel/adapters.js'
import type { SwapRouters } from '../../../application/ports/swapApi.js'
import { PRICE_API, SWAP_API, SWAP_CHAIN, SWAP_ROUTERS } from '../../../application/ports/tokens.js'
import { answering, value } from './guards.js'
import { asking, guarding, remotely } from './portGuards.js'

const isList = (list: unknown): boolean => Array.isArray(list) && list.every((each) => typeof each === 'string')

/** Reads all lists once; throws unless each is one of texts. */
const readRouters = (routers: unknown): SwapRouters => {
  if (typeof routers !== 'object' || routers === null) throw new TypeError('It is no SwapRouters')
  const lists = { ...routers }
  if (!Object.values(lists).every(isList)) throw new TypeError('A list has something else than addresses')
  return lists
}

/** Guards the routers: broken lists act like ones without routers, so no swap is signed. */
const ROUTERS_GUARD: PortGuard = {
  port: SWAP_ROUTERS,
  guard: (routers, { tellOf }) => value<SwapRouters>({})({ read: () => readRouters(routers), report: tellOf('') }),
}

/** Guards of the ports for swaps: a broken one acts like an unreachable server or chain. */
export const SWAP_GUARDS = [
  guarding(SWAP_API, (resolve) => ({
    quotes: asking,
    tokens: remotely(resolve)('blockchainApi swapTokens'),
    allowance: remotely(resolve)('blockchainApi allowance'),
    gasPrice: asking,
    buildApprove: asking,
    buildTransaction: asking,
  })),
  guarding(PRICE_API, (resolve) => ({ price: remotely(resolve)('blockchainApi price') })),
  guarding(SWAP_CHAIN, () => ({
    allowance: asking,
    balance: asking,
    decimals: asking,
    // An unreadable call is treated like one of an unknown router: it is simulated.
    read: answering(undefined),
    attempt: asking,
    moved: asking,
    whyFailed: asking,
  })),
  ROUTERS_GUARD,
]
