import { assert } from 'chai'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** The behaviour of the chain's one node, from now on. */
export type NodeBehaviour =
  | { readonly balance: bigint }
  | { readonly holds: readonly TokenHolding[] }
  /** Included a transaction, which succeeded or failed; or does not know it. */
  | { readonly took: 'carriedOut' | 'failed' | 'nothing' }
  /** Any result, as JSON. */
  | { readonly result: string }
  | { readonly refuses: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | 'answerNoJson'
  | 'answerWrongType'
  | 'staySilent'
  | 'refuse'

export interface ChainRpcHarness {
  readonly rpc: ChainRpc
  /** An account of the chain. */
  readonly address: string
  /** The largest balance in base units that the chain can represent. */
  readonly most: bigint
  /** The id of a transaction. */
  readonly transaction: string
  /** Whether nodes accept requests of the host, as those of EVM do. */
  readonly takesRequests: boolean
  /** A token contract, on a chain that lists an account's tokens; absent otherwise. */
  readonly contract?: string
  /** The balance, read through the node. */
  readonly network: Network
  readonly node: { readonly does: (behaviour: NodeBehaviour) => Promise<void> }
  /** Advances the adapter's clock, once the node got the request. */
  readonly letTimePass: (ms: number) => Promise<void>
  readonly dispose: () => Promise<void>
}

const DEADLINE_MS = 10_000

/** The contract of chain readers. */
export const chainRpcContract = (name: string, makeHarness: () => Promise<ChainRpcHarness>): void => {
  describe(`${name}, as a ChainRpc`, () => {
    let harness: ChainRpcHarness
    beforeEach(async () => {
      harness = await makeHarness()
    })
    afterEach(() => harness.dispose())
    const ask = () => harness.rpc.nativeBalance(harness.network, harness.address)
    const query = () => ({ id: harness.transaction })
    const errorWhen = async (behaviour: NodeBehaviour): Promise<RemoteError> => {
      await harness.node.does(behaviour)
      return leftOf(ask())
    }

    for (const [which, balanceOf] of [
      ['nothing', () => 0n],
      ['the least', () => 1n],
      ['the most there can be', () => harness.most],
    ] as const) {
      it(`reads a balance of ${which}, to the last base unit`, async () => {
        await harness.node.does({ balance: balanceOf() })
        assert.equal(await rightOf(ask()), balanceOf())
      })
    }
    for (const status of [400, 401, 403, 404, 429, 500, 503]) {
      it(`is HttpStatus when the node answers ${status}`, async () => {
        assert.deepEqual(await errorWhen({ status }), { _tag: 'HttpStatus', status })
      })
    }
    it("passes on the node's Retry-After", async () => {
      const error = await errorWhen({ status: 429, retryAfterSeconds: 7 })
      assert.deepEqual(error, { _tag: 'HttpStatus', status: 429, retryAfterMs: 7_000 })
    })
    it('is Malformed when the answer is no JSON', async () => {
      assert.equal((await errorWhen('answerNoJson'))._tag, 'Malformed')
    })
    it('is Malformed when the answer is no number', async () => {
      assert.equal((await errorWhen('answerWrongType'))._tag, 'Malformed')
    })
    it('is Unreachable without a server', async () => {
      assert.equal((await errorWhen('refuse'))._tag, 'Unreachable')
    })
    it('is TimedOut after ten seconds of silence', async () => {
      await harness.node.does('staySilent')
      const ending = leftOf(ask())
      await harness.letTimePass(DEADLINE_MS)
      assert.deepEqual(await ending, { _tag: 'TimedOut', afterMs: DEADLINE_MS })
    })
    it('lists tokens to the last base unit, without empty ones; NotConfigured if the chain lists none', async () => {
      const { contract, rpc, network, address } = harness
      if (contract === undefined)
        return assert.deepEqual(await leftOf(rpc.tokens(network, address)), { _tag: 'NotConfigured' })
      await harness.node.does({ holds: [] })
      assert.deepEqual(await rightOf(rpc.tokens(network, address)), [])
      const holds = [{ contract, units: 2n ** 64n - 2n, decimals: 9 }]
      await harness.node.does({ holds })
      assert.deepEqual(await rightOf(rpc.tokens(network, address)), holds)
    })
    for (const behaviour of ['answerNoJson', 'answerWrongType', 'refuse', { status: 429 }] as const) {
      it(`fails in the same way for tokens and balances: ${JSON.stringify(behaviour)}`, async () => {
        if (harness.contract === undefined) return
        const { _tag } = await errorWhen(behaviour)
        assert.equal((await leftOf(harness.rpc.tokens(harness.network, harness.address)))._tag, _tag)
      })
    }
    it('returns the fate of a transaction, and sends nothing for an invalid id', async () => {
      const fate = () => rightOf(harness.rpc.transactionFate(harness.network, query()))
      await harness.node.does({ took: 'nothing' })
      assert.deepEqual(await fate(), { _tag: 'Unknown' })
      for (const took of ['carriedOut', 'failed'] as const) {
        await harness.node.does({ took })
        const found = await fate()
        assert.deepEqual(
          [found._tag, found._tag === 'Included' && found.succeeded],
          ['Included', took === 'carriedOut'],
        )
      }
      const error = await leftOf(harness.rpc.transactionFate(harness.network, { ...query(), id: 'no id' }))
      assert.equal(error._tag, 'Malformed')
    })
    for (const behaviour of ['answerNoJson', 'answerWrongType', 'refuse', { status: 429 }, { status: 503 }] as const) {
      it(`fails in the same way for transactions and balances: ${JSON.stringify(behaviour)}`, async () => {
        const { _tag } = await errorWhen(behaviour)
        assert.equal((await leftOf(harness.rpc.transactionFate(harness.network, query())))._tag, _tag)
      })
    }
    it("sends a host's request to the node, and passes on its result or error; NotConfigured otherwise", async () => {
      const { rpc, network, node, takesRequests } = harness
      const request = { method: 'eth_call', params: [{ to: '0x1' }, 'latest'] }
      if (!takesRequests)
        return assert.deepEqual(await leftOf(rpc.request(network, request)), { _tag: 'NotConfigured' })
      await node.does({ result: '"0x2a"' })
      assert.equal(await rightOf(rpc.request(network, request)), '0x2a')
      const refuses = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
      await node.does({ refuses })
      const error = await leftOf(rpc.request(network, request))
      assert.deepEqual(error, { _tag: 'RequestFailed', code: 3, message: refuses.message, cause: refuses })
      await node.does({ status: 503 })
      assert.equal((await leftOf(rpc.request(network, request)))._tag, 'HttpStatus')
    })
    it('reads again after a failure', async () => {
      await errorWhen({ status: 503 })
      await harness.node.does({ balance: 5n })
      assert.equal(await rightOf(ask()), 5n)
    })
  })
}
