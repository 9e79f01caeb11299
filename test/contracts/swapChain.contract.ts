import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChainToken, SwapChain, TryError } from '../../application/ports/swapChain.js'
import type { Network } from '../../domain/network/network.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** The behaviour of the node from now on. `status` and `nonsense` are its answers to anything. */
export type SwapChainBehaviour = 'works' | 'nonsense' | { readonly status: number }

export interface SwapChainHarness {
  readonly chain: SwapChain
  readonly network: Network
  /** Has 900 of the paid token, and a router allowance of 5 more. */
  readonly account: string
  readonly router: string
  readonly pay: ChainToken & { readonly contract: string }
  readonly get: ChainToken & { readonly contract: string }
  /** An approval, and a swap of 100 for 40; and a swap that the router rejects: "the shop is closed". */
  readonly exchange: readonly SwapCall[]
  readonly refused: readonly SwapCall[]
  /** Their hashes on the chain. */
  readonly exchanged: string
  readonly failed: string
  readonly does: (behaviour: SwapChainBehaviour) => void
}

/** The contract of every swap chain reader. */
export const swapChainContract = (name: string, makeHarness: () => Promise<SwapChainHarness>): void => {
  describe(`${name}, as a SwapChain`, () => {
    let harness: SwapChainHarness
    before(async () => {
      harness = await makeHarness()
    })
    beforeEach(() => harness.does('works'))
    const questions = () => {
      const { chain, network, account, router, pay, get, exchange, exchanged, failed } = harness
      return {
        allowance: chain.allowance(network, { contract: pay.contract, owner: account, spender: router }),
        balance: chain.balance(network, account, pay),
        decimals: chain.decimals(network, pay.contract),
        attempt: chain.attempt(network, exchange, { pay, get }),
        moved: chain.moved(network, exchanged, { account, pay, get }),
        whyFailed: chain.whyFailed(network, failed),
      }
    }
    const each = () => Object.values<TaskEither<TryError, unknown>>(questions())

    it('returns the allowance, the balance of an account, and the decimals of a token', async () => {
      const { allowance, balance, decimals } = questions()
      assert.equal(await rightOf(decimals), 18)
      assert.equal(await rightOf(allowance), 5n)
      assert.equal(await rightOf(balance), 900n)
    })
    it('simulates approval and swap together, and returns moved amounts and cost [S-24]', async () => {
      const { paid, received, fee, expectedFee } = await rightOf(questions().attempt)
      assert.deepEqual([paid, received], [100n, 40n])
      assert.isTrue(expectedFee > 0n && expectedFee <= fee)
    })
    it('returns the contract’s reason for what would fail, and for what failed', async () => {
      const { chain, network, refused, pay, get } = harness
      const error = await leftOf(chain.attempt(network, refused, { pay, get }))
      assert.deepEqual(error, { _tag: 'SimulationFailed', reason: 'the shop is closed' })
      assert.equal(await rightOf(questions().whyFailed), 'the shop is closed')
    })
    it('returns the moved amounts', async () => {
      assert.deepEqual(await rightOf(questions().moved), { paid: 100n, received: 40n })
    })
    it('has no parameters for a call to an unknown router', () => {
      const [, exchange] = harness.exchange
      assert.isUndefined(exchange && harness.chain.read(exchange))
    })
    for (const status of [401, 403, 429, 500, 503]) {
      it(`is HttpStatus when the node answers ${status}, for any query`, async () => {
        harness.does({ status })
        for (const ask of each()) assert.deepEqual(await leftOf(ask), { _tag: 'HttpStatus', status })
      })
    }
    it('is Malformed when the node answers nonsense, for any query', async () => {
      harness.does('nonsense')
      for (const ask of each()) assert.equal((await leftOf(ask))._tag, 'Malformed')
    })
  })
}
