import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChainToken, SwapChain, TryError } from '../../application/ports/swapChain.js'
import type { Network } from '../../domain/network/network.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** What the node does from now on. `status` and `nonsense` are what it answers to anything. */
export type SwapChainBehaviour = 'works' | 'nonsense' | { readonly status: number }

export interface SwapChainHarness {
  readonly chain: SwapChain
  readonly network: Network
  /** Has 900 of what it pays, and let the router take 5 more of it. */
  readonly account: string
  readonly router: string
  readonly pay: ChainToken & { readonly contract: string }
  readonly get: ChainToken & { readonly contract: string }
  /** An approval, and an exchange of 100 for 40; and an exchange that the router refuses: "the shop is closed". */
  readonly exchange: readonly SwapCall[]
  readonly refused: readonly SwapCall[]
  /** Hashes of both, as the chain has them. */
  readonly exchanged: string
  readonly failed: string
  readonly does: (behaviour: SwapChainBehaviour) => void
}

/** What everything does that asks a chain about exchanges. */
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

    it('says what is approved, what an account has, and how a token counts', async () => {
      const { allowance, balance, decimals } = questions()
      assert.equal(await rightOf(decimals), 18)
      assert.equal(await rightOf(allowance), 5n)
      assert.equal(await rightOf(balance), 900n)
    })
    it('tries what is approved and exchanged in one go, and says what moves and what it costs [S-24]', async () => {
      const { paid, received, fee, expectedFee } = await rightOf(questions().attempt)
      assert.deepEqual([paid, received], [100n, 40n])
      assert.isTrue(expectedFee > 0n && expectedFee <= fee)
    })
    it('says in the contract’s words what would fail, and what failed', async () => {
      const { chain, network, refused, pay, get } = harness
      const error = await leftOf(chain.attempt(network, refused, { pay, get }))
      assert.deepEqual(error, { _tag: 'SimulationFailed', reason: 'the shop is closed' })
      assert.equal(await rightOf(questions().whyFailed), 'the shop is closed')
    })
    it('says what moved', async () => {
      assert.deepEqual(await rightOf(questions().moved), { paid: 100n, received: 40n })
    })
    it('knows no words of a call that no known router has', () => {
      const [, exchange] = harness.exchange
      assert.isUndefined(exchange && harness.chain.read(exchange))
    })
    for (const status of [401, 403, 429, 500, 503]) {
      it(`is HttpStatus when the node answers ${status}, whatever is asked`, async () => {
        harness.does({ status })
        for (const ask of each()) assert.deepEqual(await leftOf(ask), { _tag: 'HttpStatus', status })
      })
    }
    it('is Malformed when the node answers nonsense, whatever is asked', async () => {
      harness.does('nonsense')
      for (const ask of each()) assert.equal((await leftOf(ask))._tag, 'Malformed')
    })
  })
}
