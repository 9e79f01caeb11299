import { assert } from 'chai'
import fc from 'fast-check'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from './aNetwork.js'

const hashOf = (byte: string): string => `0x${byte.repeat(32)}`
const [ID, OTHER] = [hashOf('ab'), hashOf('cd')]
const SENDER = `0x${'a1'.repeat(20)}`
const RECEIVER = `0x${'b2'.repeat(20)}`
const SENT = { hash: OTHER, from: SENDER, nonce: '0x7', to: RECEIVER, value: '0x5', input: '0x' }
const BY = {
  hash: OTHER,
  transaction: { from: SENDER, to: RECEIVER, value: 5n, data: '0x' },
  succeeded: true,
  fee: 42n,
}

interface Chain {
  readonly latest: number
  /** The block that has `transaction`. */
  readonly usedAt: number
  readonly transaction?: Readonly<Record<string, unknown>>
  /** Blocks before the latest of which the node still knows what accounts had sent. */
  readonly stateOf?: number
  readonly failing?: string
  readonly others?: readonly unknown[]
}

/** A node of a chain on which another transaction used the seventh nonce of the sender. */
const setUp = ({ latest, usedAt, transaction = SENT, stateOf = latest, failing, others = [] }: Chain) => {
  const asked: string[] = []
  const resultOf = (method: string, [first, second]: readonly unknown[]): unknown => {
    if (method === 'eth_blockNumber') return `0x${latest.toString(16)}`
    if (method === 'eth_getBlockByNumber')
      return { transactions: [...others, ...(Number(first) === usedAt ? [transaction] : [])] }
    if (method === 'eth_getTransactionCount') return second === 'latest' || Number(second) >= usedAt ? '0x8' : '0x7'
    const receipt = {
      transactionHash: OTHER,
      blockNumber: '0x1',
      status: '0x1',
      gasUsed: '0x2',
      effectiveGasPrice: '0x15',
    }
    // The receipt of the transaction itself comes only after the two first questions for it.
    const isLate = asked.filter((each) => each === method).length > 2
    return method === 'eth_getTransactionReceipt' && first === transaction['hash'] && isLate ? receipt : null
  }
  const rpc = makeHttpChainRpc({
    scheduler: makeVirtualTime().scheduler,
    fetch: async (_url, { body }) => {
      const { method, params } = JSON.parse(String(body)) as { method: string; params: readonly unknown[] }
      asked.push(method)
      const isGone = method === 'eth_getTransactionCount' && Number(params[1]) < latest - stateOf
      return Response.json(
        isGone || method === failing
          ? { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'missing trie node' } }
          : { jsonrpc: '2.0', id: 1, result: resultOf(method, params) },
      )
    },
  })
  const network = aNetwork({ urls: ['https://a.example/'] })
  const fate = rightOf(rpc.transactionFate(network, { id: ID, sender: { address: SENDER, nonce: 7 } }))
  const asks = (method: string): number => asked.filter((each) => each === method).length
  return { fate, asks }
}

describe('a transaction whose nonce was used', () => {
  it('has the transaction that used it, by one block and a few counts, wherever it is in 4,096 blocks', async () => {
    const chains = fc
      .integer({ min: 0, max: 4_095 })
      .chain((age) =>
        fc.record({ age: fc.constant(age), latest: fc.integer({ min: Math.max(1, age), max: 1_000_000 }) }),
      )
    await fc.assert(
      fc.asyncProperty(chains, async ({ age, latest }) => {
        const { fate, asks } = setUp({ latest, usedAt: latest - age })
        assert.deepEqual(await fate, { _tag: 'Replaced', by: BY })
        assert.equal(asks('eth_getBlockByNumber'), 1)
        assert.isAtMost(asks('eth_getTransactionCount'), 26)
      }),
      { numRuns: 50 },
    )
  })

  it('has it also from a node that does not know earlier counts, if it is in the last eight blocks', async () => {
    for (const [age, blocks] of [
      [0, 1],
      [7, 8],
    ] as const) {
      const { fate, asks } = setUp({ latest: 100, usedAt: 100 - age, stateOf: 0 })
      assert.deepEqual(await fate, { _tag: 'Replaced', by: BY })
      assert.equal(asks('eth_getBlockByNumber'), blocks)
    }
    const older = setUp({ latest: 100, usedAt: 92, stateOf: 0 })
    assert.deepEqual(await older.fate, { _tag: 'Replaced' })
    assert.equal(older.asks('eth_getBlockByNumber'), 8)
  })

  it('has it in a block of several MiB, and beside transactions of other kinds', async () => {
    const others = [
      { ...SENT, hash: hashOf('ef'), from: RECEIVER, input: `0x${'ab'.repeat(1_048_576)}` },
      { type: '0x7e' },
    ]
    const { fate } = setUp({ latest: 9, usedAt: 9, others })
    assert.deepEqual(await fate, { _tag: 'Replaced', by: BY })
  })

  it('is included itself if a block has it after all', async () => {
    const { fate } = setUp({ latest: 9, usedAt: 9, transaction: { ...SENT, hash: ID } })
    assert.deepEqual(await fate, { _tag: 'Included', succeeded: true, fee: 42n })
  })

  it('is replaced by an unknown one if the nodes do not show it, or not what it does', async () => {
    for (const failing of ['eth_blockNumber', 'eth_getBlockByNumber'])
      assert.deepEqual(await setUp({ latest: 9, usedAt: 9, failing }).fate, { _tag: 'Replaced' }, failing)
    for (const odd of [{ hash: '0x1' }, { value: undefined }, { input: undefined }, { to: '0x1' }]) {
      const { fate } = setUp({ latest: 9, usedAt: 9, transaction: { ...SENT, ...odd } })
      assert.deepEqual(await fate, { _tag: 'Replaced' }, JSON.stringify(odd))
    }
  })
})
