import { base58 } from '@scure/base'
import { assert } from 'chai'
import type { Network } from '../../../domain/network/network.js'
import type { TransactionQuery } from '../../../domain/requests/transactionFate.js'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'

const URL = 'https://a.example/'
const ID = `0x${'ab'.repeat(32)}`
const SENDER = `0x${'a1'.repeat(20)}`

interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node with a result for each method; `null` for the others. */
const setUp = (network: Network, results: Readonly<Record<string, unknown>>) => {
  const calls: Call[] = []
  const { scheduler } = makeVirtualTime()
  const rpc = makeHttpChainRpc({
    scheduler,
    fetch: async (_url, { body }) => {
      const call = JSON.parse(String(body)) as Call
      calls.push(call)
      return Response.json({ jsonrpc: '2.0', id: 1, result: results[call.method] ?? null })
    },
  })
  return { calls, ask: (query: TransactionQuery) => rpc.transactionFate(network, query) }
}

describe('the fate of a transaction', () => {
  it('on EVM, while pending, gives sender and nonce as the chain has them', async () => {
    const known = { hash: ID, from: SENDER, nonce: '0x7' }
    const { ask } = setUp(aNetwork({ urls: [URL] }), { eth_getTransactionByHash: known })
    assert.deepEqual(await rightOf(ask({ id: ID })), { _tag: 'Waiting', sender: { address: SENDER, nonce: 7 } })
  })

  it('on EVM, while pending, has what it does, if the node names value and data', async () => {
    const known = { hash: ID, from: SENDER, nonce: '0x7', to: null, value: '0x5', input: '0xAB' }
    const { ask } = setUp(aNetwork({ urls: [URL] }), { eth_getTransactionByHash: known })
    const fate = await rightOf(ask({ id: ID }))
    const transaction = { from: SENDER, to: undefined, value: 5n, data: '0xAB' }
    assert.deepEqual(fate, { _tag: 'Waiting', sender: { address: SENDER, nonce: 7 }, transaction })
  })

  it('on EVM is Malformed if a node names no sender', async () => {
    for (const from of [undefined, '0x1', 7]) {
      const { ask } = setUp(aNetwork({ urls: [URL] }), { eth_getTransactionByHash: { hash: ID, from, nonce: '0x7' } })
      assert.equal((await leftOf(ask({ id: ID })))._tag, 'Malformed')
    }
  })

  it('on EVM is replaced once the sender’s nonce has passed it, and never without a sender', async () => {
    const { ask, calls } = setUp(aNetwork({ urls: [URL] }), { eth_getTransactionCount: '0x8' })
    assert.deepEqual(await rightOf(ask({ id: ID, sender: { address: SENDER, nonce: 8 } })), { _tag: 'Unknown' })
    assert.deepEqual(await rightOf(ask({ id: ID, sender: { address: SENDER, nonce: 7 } })), { _tag: 'Replaced' })
    const counted = calls.filter(({ method }) => method === 'eth_getTransactionCount').slice(0, 2)
    assert.deepEqual(
      counted.map(({ params }) => params),
      [
        [SENDER, 'latest'],
        [SENDER, 'latest'],
      ],
    )
    assert.deepEqual(await rightOf(ask({ id: ID })), { _tag: 'Unknown' })
  })

  it('on Solana is searched in the whole ledger, since nodes cache a signature for two minutes only', async () => {
    const id = base58.encode(new Uint8Array(64).fill(7))
    const { ask, calls } = setUp(aSolanaNetwork([URL]), {
      getSignatureStatuses: { value: [{ err: null, confirmationStatus: 'finalized' }] },
    })
    assert.deepEqual(await rightOf(ask({ id })), { _tag: 'Included', succeeded: true })
    assert.deepEqual(calls[0]?.params, [[id], { searchTransactionHistory: true }])
  })
})
