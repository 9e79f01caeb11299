import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { balancesFromChain } from '../../../infrastructure/blockchainApi/balancesFromChain.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { aSolanaNetwork } from '../chainRpc/aSolanaNetwork.js'

const DOWN: RemoteError = { _tag: 'HttpStatus', status: 503 }
const NETWORK = aSolanaNetwork([])
const MINT = 'So11111111111111111111111111111111111111112'
const QUERY = { address: MINT, chainId: NETWORK.caipNetworkId, currency: 'usd' }

const setUp = () => {
  const chainRpc = fakeChainRpc(TE.right(1_500_000_000n))
  return { chainRpc, ask: balancesFromChain({ chainRpc, networks: [NETWORK] }) }
}

describe('balances without the blockchain API', () => {
  it('lists coin and tokens by address, without name, price or value [S-23]', async () => {
    const { chainRpc, ask } = setUp()
    chainRpc.answerTokensWith(TE.right([{ contract: MINT, units: 2n ** 64n - 1n, decimals: 6 }]))
    const { caipNetworkId: chainId } = NETWORK
    assert.deepEqual(await rightOf(ask(QUERY, DOWN)), [
      { name: 'Solana', symbol: 'SOL', chainId, price: 0, quantity: { decimals: '9', numeric: '1.5' } },
      {
        name: 'So11…111112',
        symbol: 'So11…111112',
        address: `${chainId}:${MINT}`,
        chainId,
        price: 0,
        quantity: { decimals: '6', numeric: '18446744073709.551615' },
      },
    ])
  })
  it('passes on the time since when balances are stale, as for the API', async () => {
    const { chainRpc, ask } = setUp()
    await rightOf(ask({ ...QUERY, since: 7 }, DOWN))
    assert.deepEqual([chainRpc.asked[0]?.since, chainRpc.askedForTokens[0]?.since], [7, 7])
  })
  it('leaves out a coin with zero balance', async () => {
    const { chainRpc, ask } = setUp()
    chainRpc.answerWith(TE.right(0n))
    assert.deepEqual(await rightOf(ask(QUERY, DOWN)), [])
  })
  it('fails with the error of the API if the chain fails too, lists no tokens, or is not configured', async () => {
    const { chainRpc, ask } = setUp()
    assert.deepEqual(await leftOf(ask({ ...QUERY, chainId: 'solana:other' }, DOWN)), DOWN)
    assert.isEmpty(chainRpc.askedForTokens)
    chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
    assert.deepEqual(await leftOf(ask(QUERY, DOWN)), DOWN)
    chainRpc.answerTokensWith(TE.right([]))
    chainRpc.answerWith(TE.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    assert.deepEqual(await leftOf(ask(QUERY, DOWN)), DOWN)
  })
  it('fails with the error of the chain if no API is configured', async () => {
    const { chainRpc, ask } = setUp()
    chainRpc.answerTokensWith(TE.left(DOWN))
    assert.deepEqual(await leftOf(ask(QUERY, { _tag: 'NotConfigured' })), DOWN)
  })
})
