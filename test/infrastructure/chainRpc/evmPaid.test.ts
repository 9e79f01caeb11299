import { assert } from 'chai'
import { encodeEventTopics, erc20Abi, erc721Abi, getAddress, type Hex, pad, parseAbi } from 'viem'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { SENDER, RECEIVER, HASH, TOKEN, refusal } = EVM_NODE
const ERC1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const numbered = (number: number): Hex => getAddress(`0x${'f'.repeat(20)}${number.toString(16).padStart(20, '0')}`)

type Topics = readonly unknown[]
const fungible = (from: Hex, to: Hex): Topics =>
  encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } })

/** The accounts that the sender paid, by a node that returns these events. */
const paidBy = (receipt: unknown, { from = SENDER, hash = HASH }: { from?: string; hash?: string } = {}) => {
  const { transfers, network, asked } = setUpEvm({ eth_getTransactionReceipt: () => receipt })
  return { paid: transfers.paidIn(network, from, hash), asked }
}
const withLogs = (logs: unknown) => ({ transactionHash: HASH, blockNumber: '0x1', status: '0x1', logs })
const withTopics = (...events: readonly Topics[]) =>
  withLogs(events.map((topics) => ({ address: TOKEN, topics, data: '0x' })))

describe('the receivers that an EVM transaction paid in tokens [X-09]', () => {
  it('are read from its ERC-20, ERC-721 and ERC-1155 events, each once and with checksum', async () => {
    const [one, two, three] = [numbered(1), numbered(2), numbered(3)]
    const moved = { operator: RECEIVER, from: SENDER } as const
    const { paid, asked } = paidBy(
      withTopics(
        fungible(SENDER, RECEIVER),
        encodeEventTopics({ abi: erc721Abi, eventName: 'Transfer', args: { from: SENDER, to: one, tokenId: 7n } }),
        encodeEventTopics({ abi: ERC1155, eventName: 'TransferSingle', args: { ...moved, to: two } }),
        encodeEventTopics({ abi: ERC1155, eventName: 'TransferBatch', args: { ...moved, to: three } }),
        fungible(SENDER, RECEIVER).map((topic) => String(topic).toUpperCase().replace('X', 'x')),
      ),
      { from: SENDER.toLowerCase() },
    )
    assert.deepEqual(await rightOf(paid), [RECEIVER, one, two, three])
    assert.deepEqual(asked, [{ method: 'eth_getTransactionReceipt', params: [HASH] }])
  })

  it('leave out transfers by others, transfers to the sender, and other events', async () => {
    const approval = encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Approval',
      args: { owner: SENDER, spender: RECEIVER },
    })
    const events = [fungible(RECEIVER, numbered(1)), fungible(RECEIVER, SENDER), fungible(SENDER, SENDER), approval]
    assert.deepEqual(await rightOf(paidBy(withTopics(...events)).paid), [])
    for (const nothing of [withTopics(), null]) assert.deepEqual(await rightOf(paidBy(nothing).paid), [])
  })

  it('skip malformed events, and keep the valid ones beside them', async () => {
    const good = fungible(SENDER, RECEIVER)
    const [event, from] = good
    const wide = `0x1${RECEIVER.slice(2).toLowerCase().padStart(63, '0')}`
    const bad: readonly Topics[] = [[], [event], [event, from], [event, from, wide], [event, wide, from]]
    assert.deepEqual(await rightOf(paidBy(withTopics(...bad, good)).paid), [RECEIVER])
    const refused: readonly Topics[] = [
      [event, from, RECEIVER],
      [event, from, '<img>'],
      [event, from, 7, null],
    ]
    assert.deepEqual(await rightOf(paidBy(withTopics(...refused, good)).paid), [RECEIVER])
    const odd = [null, 7, {}, { topics: 'x' }, { topics: good }]
    assert.deepEqual(await rightOf(paidBy(withLogs(odd)).paid), [RECEIVER])
  })

  it('are limited to 200, whatever a contract emits', async () => {
    const many = Array.from({ length: 300 }, (_, at) => fungible(SENDER, numbered(at)))
    const paid = await rightOf(paidBy(withTopics(...many)).paid)
    assert.deepEqual(
      paid,
      Array.from({ length: 200 }, (_, at) => numbered(at)),
    )
  })

  it('fail if a node fails or answers nonsense', async () => {
    for (const nonsense of [
      7,
      'x',
      {},
      withLogs('x'),
      withLogs(undefined),
      withTopics([7]),
      [fungible(SENDER, RECEIVER)],
    ])
      assert.deepEqual(await leftOf(paidBy(nonsense).paid), { _tag: 'Malformed', detail: 'eth_getTransactionReceipt' })
    assert.equal((await leftOf(paidBy(refusal(-32_000)).paid))._tag, 'Unreachable')
  })

  it('are not requested for an invalid transaction hash or account', async () => {
    for (const hash of ['', '0x', `${HASH}0`, pad('0x1', { size: 20 })]) {
      const { paid, asked } = paidBy(withTopics(), { hash })
      assert.deepEqual([await leftOf(paid), asked.length], [{ _tag: 'Malformed', detail: 'hash' }, 0])
    }
    const { paid, asked } = paidBy(withTopics(), { from: 'nobody' })
    assert.deepEqual([await leftOf(paid), asked.length], [{ _tag: 'MalformedAddress', which: 'from' }, 0])
  })
})
