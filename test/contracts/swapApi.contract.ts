import { assert } from 'chai'
import type { BuiltApproval, BuiltSwap, QuotedSwap, SwapApi } from '../../application/ports/swapApi.js'
import type { ListedToken } from '../../domain/swap/swapAssets.js'
import { leftOf } from '../support/leftOf.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'
import { rightOf } from '../support/rightOf.js'

const CHAIN = 'eip155:1' as const
const ACCOUNT = `0x${'a1'.repeat(20)}`
const ROUTER = `0x${'c3'.repeat(20)}`
const PAY = `${CHAIN}:0x${'b2'.repeat(20)}` as const
const GET = `${CHAIN}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` as const
const MOST = 2n ** 256n - 1n

const QUERY = { chainId: CHAIN, account: ACCOUNT, from: PAY, to: GET }
const aQuote = (toAmount: bigint): QuotedSwap => ({ fromAmount: 7n, toAmount, from: PAY, to: GET })
const aToken = (decimals: number): ListedToken => ({
  address: PAY,
  name: 'Flint',
  symbol: 'FLNT',
  decimals,
  iconUrl: 'https://images.example/flint.png',
})
const BUILT: BuiltSwap = { chainId: CHAIN, from: ACCOUNT, to: ROUTER, data: '0x07ed2379' }

/** Servers that answer one of the queries like this, or fail. */
export interface SwapApiWorlds {
  readonly quotes: MakeRemoteWorld<SwapApi, readonly QuotedSwap[]>
  readonly tokens: MakeRemoteWorld<SwapApi, readonly ListedToken[]>
  readonly allowance: MakeRemoteWorld<SwapApi, bigint>
  readonly gasPrice: MakeRemoteWorld<SwapApi, bigint>
  readonly buildApprove: MakeRemoteWorld<SwapApi, BuiltApproval>
  readonly buildTransaction: MakeRemoteWorld<SwapApi, BuiltSwap>
  /** One that reports insufficient liquidity; and one that does not serve the chain. */
  readonly illiquid: () => ReturnType<MakeRemoteWorld<SwapApi, never>>
  readonly unserved: () => ReturnType<MakeRemoteWorld<SwapApi, never>>
}

/** The contract of `SwapApi`. */
export const swapApiContract = (name: string, worlds: SwapApiWorlds): void => {
  const quotes = (api: SwapApi) => api.quotes({ ...QUERY, amount: 7n, gasPrice: 1n })
  const build = (api: SwapApi) => api.buildTransaction({ ...QUERY, amount: 7n })
  describe(`SwapApi: ${name}`, () => {
    remoteContract(worlds.quotes, quotes, {
      '[S7-13] no quote': [],
      '[S7-13] quotes, the best first, and one of nothing': [aQuote(9n), aQuote(0n)],
      '[S7-13] the most that a chain counts': [aQuote(MOST)],
    })
    remoteContract(worlds.tokens, ({ tokens }) => tokens(CHAIN), {
      '[S7-14] no tokens': [],
      '[S7-14] tokens with 0, 6, 18 and 36 decimals': [0, 6, 18, 36].map(aToken),
    })
    remoteContract(worlds.allowance, ({ allowance }) => allowance(QUERY), {
      '[S7-15] no allowance': 0n,
      '[S7-15] an allowance of all': MOST,
    })
    remoteContract(worlds.gasPrice, ({ gasPrice }) => gasPrice(CHAIN), { '[S7-16] a price of gas': 1_500_000_000n })
    remoteContract(worlds.buildApprove, ({ buildApprove }) => buildApprove(QUERY), {
      '[S7-17] an approval of all': { spender: ROUTER, units: MOST },
      '[S7-17] an approval of some': { spender: ROUTER, units: 7n },
    })
    remoteContract(worlds.buildTransaction, build, { '[S7-18] a transaction': BUILT })

    it('distinguishes insufficient liquidity from other failures', async () => {
      const { api, close } = await worlds.illiquid()
      assert.deepEqual(await leftOf(quotes(api)), { _tag: 'InsufficientLiquidity' })
      await close()
    })
    it('returns a neutral answer, or reports what it does not support, on an unserved chain [S8-16] [S8-17]', async () => {
      const { api, close } = await worlds.unserved()
      assert.deepEqual(await rightOf(quotes(api)), [])
      assert.deepEqual(await rightOf(api.tokens(CHAIN)), [])
      assert.equal(await rightOf(api.allowance(QUERY)), 0n)
      assert.deepEqual(await leftOf(api.gasPrice(CHAIN)), { _tag: 'GasPriceNotSupported' })
      assert.deepEqual(await leftOf(api.buildApprove(QUERY)), { _tag: 'SwapNotSupported' })
      assert.deepEqual(await leftOf(build(api)), { _tag: 'SwapNotSupported' })
      await close()
    })
  })
}
