import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { encodeAbiParameters, encodeEventTopics, erc20Abi, erc721Abi, type Hex, parseAbi } from 'viem'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { tellReceived } from '../../../infrastructure/assetDiscovery/receivedNfts.js'
import { aNetwork } from '../../support/aNetwork.js'

const [OWNER, SOMEBODY] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const [BIRDS, PRINTS] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const
const HASH = `0x${'5e'.repeat(32)}`
const ERC_1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

const bird = (to: Hex, tokenId: bigint) => ({
  address: BIRDS,
  topics: encodeEventTopics({ abi: erc721Abi, eventName: 'Transfer', args: { from: SOMEBODY, to, tokenId } }),
  data: '0x',
})
const moved = (eventName: 'TransferSingle' | 'TransferBatch', to: Hex, data: Hex) => ({
  address: PRINTS,
  topics: encodeEventTopics({ abi: ERC_1155, eventName, args: { operator: SOMEBODY, from: SOMEBODY, to } }),
  data,
})
const one = (id: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, 2n])
const some = (...ids: readonly bigint[]): Hex =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, ids.map(() => 1n)])
const tokens = (transfers: Hex) => ({
  address: `0x${'c3'.repeat(20)}`,
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: SOMEBODY, to: transfers } }),
  data: encodeAbiParameters([{ type: 'uint256' }], [7n]),
})

const tell = (answer: ReturnType<ChainRpc['request']>, hash = HASH) => {
  const asked: unknown[] = []
  const request: ChainRpc['request'] = (_network, question) => {
    asked.push(question)
    return answer
  }
  return { asked, told: tellReceived({ request })(aNetwork(), OWNER, hash)() }
}
const receivedIn = async (logs: unknown): Promise<string> => {
  const told = await tell(TE.right({ logs })).told
  return E.isRight(told)
    ? told.right.map(({ contract, tokenId }) => `${contract.slice(2, 4)}:${tokenId}`).join()
    : told.left._tag
}

describe('NFTs received in a transaction', () => {
  it('are read from events to the account, ERC-721 and ERC-1155, but not from ERC-20 transfers [S3-06]', async () => {
    const logs = [
      bird(OWNER, 7n),
      bird(SOMEBODY, 8n),
      tokens(OWNER),
      moved('TransferSingle', OWNER, one(1n)),
      moved('TransferSingle', SOMEBODY, one(2n)),
      moved('TransferBatch', OWNER, some(3n, 4n)),
      moved('TransferBatch', SOMEBODY, some(5n)),
    ]
    assert.equal(await receivedIn(logs), 'c1:7,c2:1,c2:3,c2:4')
    const { asked } = tell(TE.right({ logs: [] }))
    assert.deepEqual(asked, [{ method: 'eth_getTransactionReceipt', params: [HASH] }])
  })

  it('ignore malformed events', async () => {
    const [event] = bird(OWNER, 7n).topics
    const far = `0x${'f'.repeat(64)}${'f'.repeat(64)}` as const
    const odd = [
      { ...bird(OWNER, 7n), topics: [] },
      { ...bird(OWNER, 7n), topics: [event] },
      { ...bird(OWNER, 7n), topics: ['0x12'] },
      { address: 'no address', topics: bird(OWNER, 7n).topics, data: '0x' },
      moved('TransferSingle', OWNER, '0x'),
      moved('TransferBatch', OWNER, '0x'),
      moved('TransferBatch', OWNER, far),
    ]
    assert.equal(await receivedIn(odd), '')
    assert.equal(await receivedIn([...odd, bird(OWNER, 9n)]), 'c1:9')
  })

  it('are NotTold if the node fails, does not know the transaction or answers nonsense, or if the hash is invalid', async () => {
    const failed = TE.left({ _tag: 'TimedOut', afterMs: 10_000 } as const)
    const answers = [failed, TE.right(null), TE.right({ logs: 'none' }), TE.right('0x')]
    for (const answer of answers) assert.deepEqual(await tell(answer).told, E.left({ _tag: 'NotTold' } as const))
    const { asked, told } = tell(TE.right({ logs: [] }), 'no hash')
    assert.deepEqual(await told, E.left({ _tag: 'NotTold' } as const))
    assert.lengthOf(asked, 0)
  })
})
