import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { NEVER } from 'rxjs'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { RECEIVER, SENDER, TOKEN, HASH, SENT } = EVM_NODE
const [HERE, FIRST, SECOND] = [aNetwork({ id: 1 }), aNetwork({ id: 10 }), aNetwork({ id: 137 })]
const DELEGATION = `0xef0100${'c0'.repeat(20)}`

/** The code at each address of a network; an error for a network without an entry. */
const setUp = (codes: Readonly<Partial<Record<string, string>>>) => {
  const asked: string[] = []
  const request: ChainRpc['request'] = ({ caipNetworkId }) => {
    asked.push(caipNetworkId)
    const code = codes[caipNetworkId]
    return code === undefined ? TE.left({ _tag: 'TimedOut', afterMs: 10_000 }) : TE.right(code)
  }
  const { scheduler } = makeVirtualTime()
  const transfers = makeHttpTransfers({
    fetch: () => Promise.reject(new TypeError('nobody')),
    scheduler,
    chainRpc: { ...fakeChainRpc(), request },
    closed: NEVER,
  })
  return { asked, receiver: transfers.receiver(HERE, RECEIVER, [HERE, FIRST, aSolanaNetwork([]), SECOND]), transfers }
}
const CODE = '0x6080'

describe('the kind of a receiver on EVM', () => {
  it('is plain without code here and on the other EVM networks, each asked once', async () => {
    const { receiver, asked } = setUp({ 'eip155:1': '0x', 'eip155:10': '0x', 'eip155:137': '0x' })
    assert.deepEqual(await rightOf(receiver), { _tag: 'Plain' })
    assert.deepEqual(asked, ['eip155:1', 'eip155:10', 'eip155:137'])
  })
  it('is a contract with code here, whatever the other networks say', async () => {
    assert.deepEqual(await rightOf(setUp({ 'eip155:1': CODE }).receiver), { _tag: 'Contract' })
  })
  it('is a contract elsewhere with code there and none here, even if another node is silent', async () => {
    assert.deepEqual(await rightOf(setUp({ 'eip155:1': '0x', 'eip155:137': CODE }).receiver), {
      _tag: 'ContractElsewhere',
      on: 'eip155:137',
    })
  })
  it('is unknown if a deciding node is silent, or answers no bytes', async () => {
    for (const codes of [
      {},
      { 'eip155:10': CODE },
      { 'eip155:1': '0x', 'eip155:10': '0x' },
      { 'eip155:1': 'x', 'eip155:10': '0x', 'eip155:137': '0x' },
    ])
      assert.deepEqual(await rightOf(setUp(codes).receiver), { _tag: 'Unknown' })
  })
  it('is plain for a key that has delegated to code (EIP-7702)', async () => {
    const { receiver } = setUp({ 'eip155:1': DELEGATION, 'eip155:10': DELEGATION, 'eip155:137': '0x' })
    assert.deepEqual(await rightOf(receiver), { _tag: 'Plain' })
  })
  it('is an error for a malformed address or wrong checksum, without asking a node [W-47]', async () => {
    const { transfers, asked } = setUp({})
    const wrong = RECEIVER.replace('fB', 'FB')
    assert.deepEqual(await leftOf(transfers.receiver(HERE, wrong, [])), { _tag: 'WrongChecksum', which: 'to' })
    assert.deepEqual(await leftOf(transfers.receiver(HERE, 'x', [])), { _tag: 'MalformedAddress', which: 'to' })
    assert.isEmpty(asked)
  })
})

describe('the transaction that a wallet sent', () => {
  const asked = (change: object = {}) => ({
    method: 'eth_sendTransaction',
    params: [{ from: SENDER, to: TOKEN, value: '0x0', data: SENT.input, ...change }],
  })
  const compare = (sent: unknown, request: WalletRequest = asked(), id = HASH) => {
    const { transfers, network } = setUpEvm({ eth_getTransactionByHash: () => sent })
    return transfers.compare(network, request, id)
  }

  it('equals the request however addresses and data are spelled [X-20]', async () => {
    assert.deepEqual(await rightOf(compare(SENT)), { _tag: 'Same' })
    assert.deepEqual(await rightOf(compare(SENT, asked({ data: SENT.input.toUpperCase().replace('0X', '0x') }))), {
      _tag: 'Same',
    })
  })
  it('differs by named fields: sender, receiver, amount, data [X-20]', async () => {
    const isWrapped = { isWrapped: true } as const
    for (const [change, fields, wrapping = {}] of [
      [{ from: RECEIVER }, ['from'], isWrapped],
      [{ to: RECEIVER }, ['to']],
      [{ to: null }, ['to']],
      [{ value: '0x1' }, ['value']],
      [{ input: '0x' }, ['data']],
      [{ to: SENDER, input: '0xe9ae5c53' }, ['to', 'data'], isWrapped],
    ] as const)
      assert.deepEqual(await rightOf(compare({ ...SENT, ...change })), { _tag: 'Different', fields, ...wrapping })
  })
  it('is unknown while no node knows it', async () => {
    assert.deepEqual(await rightOf(compare(null)), { _tag: 'Unknown' })
  })
  it('is Malformed if the node, the request or the hash makes no sense', async () => {
    for (const sent of [5, {}, { ...SENT, value: 'x' }, { ...SENT, input: undefined }])
      assert.equal((await leftOf(compare(sent)))._tag, 'Malformed')
    for (const request of [
      { method: 'x' },
      { method: 'x', params: [] },
      asked({ value: 5 }),
      asked({ data: undefined }),
    ])
      assert.deepEqual(await leftOf(compare(SENT, request)), { _tag: 'Malformed', detail: 'params' })
    assert.deepEqual(await leftOf(compare(SENT, asked(), '0x1')), { _tag: 'Malformed', detail: 'hash' })
  })
})
