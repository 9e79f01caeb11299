import { assert } from 'chai'
import type { HistoryEntry } from '../../../domain/activity/history.js'
import { type OwnTransaction, pendingElsewhere, withOwn } from '../../../domain/activity/ownTransactions.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import type { TransactionOutcome } from '../../../domain/requests/settledTransaction.js'

const OWNER = { address: '0xAB', chainId: 'eip155:1' } as const

const sent = (id: string, more: Partial<PendingTransaction> = {}): PendingTransaction => ({
  id,
  namespace: 'eip155',
  connectorId: 'heron',
  caipNetworkId: 'eip155:1',
  address: '0xab',
  sentAt: 1,
  ...more,
})

const told = (hash: string): HistoryEntry => ({
  id: `of ${hash}`,
  hash,
  chainId: 'eip155:1',
  operation: 'send',
  minedAt: 9,
  from: '0xab',
  to: '0xcd',
  status: 'confirmed',
})

const hashes = (entries: readonly HistoryEntry[]): string => entries.map(({ hash }) => hash).join()

describe('a history with this page’s transactions', () => {
  it('has those still unknown to the server on top, newest first, as its own entries [S3-06]', () => {
    const own = [sent('0x1', { sentAt: 5 }), sent('0x2', { sentAt: 7, description: 'Two seats' })]
    const [first, ...others] = withOwn([told('0x0')], own, OWNER)
    assert.deepEqual(first, {
      id: '0x2',
      hash: '0x2',
      chainId: 'eip155:1',
      operation: 'own',
      minedAt: 7,
      from: '0xab',
      to: '',
      status: 'pending',
      description: 'Two seats',
    })
    assert.equal(hashes(others), '0x1,0x0')
    assert.notProperty(others[0], 'description')
  })

  it("lists a transaction once, in any spelling of its hash, with this site's description", () => {
    const entries = withOwn([told('0xAA'), told('0xbb')], [sent('0xaA', { description: 'Two seats' })], OWNER)
    assert.equal(hashes(entries), '0xAA,0xbb')
    assert.deepEqual(entries[0], { ...told('0xAA'), description: 'Two seats' })
    assert.notProperty(entries[1], 'description')
  })

  it('lists a just settled transaction of both lists once, by the later one', () => {
    const settled: OwnTransaction = { ...sent('0x1'), outcome: 'Confirmed', settledAt: 3 }
    const entries = withOwn([], [sent('0x1'), settled], OWNER)
    assert.deepEqual(
      entries.map(({ status }) => status),
      ['confirmed'],
    )
  })

  it('has the outcome of each', () => {
    const statuses: Readonly<Record<TransactionOutcome, HistoryEntry['status']>> = {
      Confirmed: 'confirmed',
      Failed: 'failed',
      Cancelled: 'cancelled',
      Replaced: 'replaced',
      Lost: 'lost',
    }
    for (const [outcome, status] of Object.entries(statuses) as [TransactionOutcome, HistoryEntry['status']][]) {
      const [entry] = withOwn([], [{ ...sent('0x1'), outcome, settledAt: 3 }], OWNER)
      assert.equal(entry?.status, status)
    }
  })

  it('lists a repriced one by the hash that the chain has, and once if the server has that', () => {
    const repriced = { ...sent('0x1', { description: 'Two seats' }), replacedBy: '0xaa', settledAt: 3 } as const
    const [entry] = withOwn([], [{ ...repriced, outcome: 'Confirmed' }], OWNER)
    assert.deepEqual([entry?.id, entry?.hash], ['0x1', '0xaa'])
    assert.deepEqual(withOwn([told('0xAA')], [{ ...repriced, outcome: 'Confirmed' }], OWNER), [
      { ...told('0xAA'), description: 'Two seats' },
    ])
    const beside = withOwn([told('0xAA')], [{ ...repriced, outcome: 'Replaced' }], OWNER)
    assert.equal(hashes(beside), '0x1,0xAA')
    assert.notProperty(beside[1], 'description')
  })

  it('has none of another account or network, and none while disconnected', () => {
    const own = [sent('0x1', { address: '0xcd' }), sent('0x2', { caipNetworkId: 'eip155:10' })]
    assert.equal(hashes(withOwn([told('0x0')], own, OWNER)), '0x0')
    assert.isEmpty(withOwn([], [sent('0x1')], { address: undefined, chainId: 'eip155:1' }))
  })
})

describe('pending transactions on other networks', () => {
  it('are those the account sent on networks other than the shown one', () => {
    const there = sent('0x1', { caipNetworkId: 'eip155:10' })
    const all = [there, sent('0x2'), sent('0x3', { caipNetworkId: 'eip155:10', address: '0xcd' })]
    assert.deepEqual(pendingElsewhere(all, OWNER), [there])
    assert.isEmpty(pendingElsewhere(all, { ...OWNER, address: undefined }))
  })
})
