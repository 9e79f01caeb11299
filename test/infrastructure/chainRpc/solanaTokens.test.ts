import { assert } from 'chai'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'

const NETWORK = aSolanaNetwork(['https://a.example/'])
const MINT = 'So11111111111111111111111111111111111111112'
const OTHER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const EVM = `0x${'a1'.repeat(20)}`

/** The answers of the node for each token program. */
const setUp = (token: unknown, token2022: unknown) => {
  const bodies: string[] = []
  const { scheduler } = makeVirtualTime()
  const rpc = makeHttpChainRpc({
    scheduler,
    fetch: async (_url, { body }) => {
      bodies.push(String(body))
      return Response.json({
        jsonrpc: '2.0',
        id: 1,
        result: { context: { slot: 1 }, value: String(body).includes('TokenzQd') ? token2022 : token },
      })
    },
  })
  return { rpc, bodies }
}

const account = (mint: unknown, amount: unknown, decimals: unknown = 6): object => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
})

const UNREADABLE: readonly unknown[] = [
  account('0x12', '1'),
  account('z'.repeat(44), '1'),
  account(MINT, '-1'),
  account(MINT, 1),
  account(MINT, '1.5'),
  account(MINT, String(2n ** 64n)),
  account(MINT, '1', 256),
  account(MINT, '1', -1),
  account(MINT, '1', 0.5),
  account(undefined, '1'),
  { account: { data: ['', 'base64'] } },
  null,
  'x',
]

describe('the tokens of a Solana account', () => {
  it('are summed over its accounts and both token programs, without unreadable ones', async () => {
    const { rpc, bodies } = setUp(
      [...UNREADABLE, account(MINT, '18446744073709551615'), account(OTHER, '0')],
      [account(MINT, '5')],
    )
    assert.deepEqual(await rightOf(rpc.tokens(NETWORK, OTHER)), [
      { contract: MINT, units: 2n ** 64n + 4n, decimals: 6 },
    ])
    assert.lengthOf(bodies, 2)
    rpc.dispose()
  })
  it('are not requested for a malformed address, and fail if the answer is no list', async () => {
    const { rpc, bodies } = setUp({}, [])
    assert.equal((await leftOf(rpc.tokens(NETWORK, EVM)))._tag, 'Malformed')
    assert.isEmpty(bodies)
    assert.equal((await leftOf(rpc.tokens(NETWORK, OTHER)))._tag, 'Malformed')
    rpc.dispose()
  })
})
