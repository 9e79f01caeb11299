import { base58 } from '@scure/base'
import { assert } from 'chai'
import {
  addPending,
  type PendingTransaction,
  readTransactionId,
  remainingWait,
} from '../../../domain/requests/pendingTransaction.js'

const HASH = `0x${'Ab'.repeat(32)}`
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))

const sent = (id: string, change: Partial<PendingTransaction> = {}): PendingTransaction => ({
  id,
  namespace: 'eip155',
  connectorId: 'io.a',
  caipNetworkId: 'eip155:1',
  address: '0xa',
  sentAt: 0,
  ...change,
})
const many = (count: number, change: Partial<PendingTransaction> = {}): readonly PendingTransaction[] =>
  Array.from({ length: count }, (_, at) => sent(`${change.connectorId ?? ''}${at}`, change))
const idsOf = (pending: readonly PendingTransaction[]): readonly string[] => pending.map(({ id }) => id)

describe('the id of a sent transaction', () => {
  it('is the hash on EVM, in lower case, and the signature on Solana', () => {
    assert.equal(readTransactionId('eth_sendTransaction', HASH), HASH.toLowerCase())
    assert.equal(readTransactionId('solana_signAndSendTransaction', { signature: SIGNATURE }), SIGNATURE)
  })

  it('is missing in a malformed answer', () => {
    for (const answer of [undefined, null, '', 7, '0x1', { hash: HASH }, { signature: SIGNATURE }])
      assert.isUndefined(readTransactionId('eth_sendTransaction', answer))
    const wrong = [{}, { signature: 7 }, { signature: '' }, { signature: HASH }, { signature: [SIGNATURE] }]
    for (const answer of [undefined, null, 7, SIGNATURE, HASH, ...wrong])
      assert.isUndefined(readTransactionId('solana_signAndSendTransaction', answer))
  })

  it('is missing in the answer to any other request', () => {
    for (const method of ['personal_sign', 'solana_signTransaction', 'constructor', 'toString', ''])
      for (const answer of [HASH, { signature: SIGNATURE }]) assert.isUndefined(readTransactionId(method, answer))
  })
})

describe('the tracked transactions', () => {
  it('have a new one at their end, without duplicates', () => {
    assert.deepEqual(idsOf(addPending([], sent('a'))), ['a'])
    assert.deepEqual(idsOf(addPending([sent('a'), sent('b')], sent('c'))), ['a', 'b', 'c'])
    assert.deepEqual(addPending([sent('a'), sent('b')], sent('a', { address: '0xb' })), [
      sent('b'),
      sent('a', { address: '0xb' }),
    ])
  })

  it('are 99 per connection at most: the oldest of that connection is dropped [S9-16]', () => {
    const own = many(99)
    assert.deepEqual(idsOf(addPending(own.slice(1), sent('new'))), [...idsOf(own.slice(1)), 'new'])
    assert.deepEqual(idsOf(addPending(own, sent('new'))), [...idsOf(own.slice(1)), 'new'])
    assert.lengthOf(addPending(own, sent('5')), 99)
  })

  it('are counted separately for another wallet, or for the same on another namespace [S9-16]', () => {
    for (const change of [{ connectorId: 'io.b' }, { namespace: 'solana' }] as const) {
      const others = many(99, { connectorId: 'io.a', ...change })
      const own = sent('own')
      assert.deepEqual(addPending([...others, own], sent('new')), [...others, own, sent('new')])
      assert.deepEqual(idsOf(addPending([...others, ...many(99)], sent('new'))), [
        ...idsOf(others),
        ...idsOf(many(99).slice(1)),
        'new',
      ])
    }
  })
})

describe('the waiting time for a transaction', () => {
  it('is an hour from sending, and no more if the clock was set back', () => {
    const at = sent('a', { sentAt: 10_000_000 })
    const waits = [10_000_000, 11_000_000, 13_600_000, 13_600_001, 9_999_000, 6_400_000, 0]
    assert.deepEqual(
      waits.map((now) => remainingWait(at, now)),
      [3_600_000, 2_600_000, 0, -1, 3_599_000, 0, -6_400_000],
    )
  })
})
