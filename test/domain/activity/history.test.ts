import { assert } from 'chai'
import {
  byMonth,
  type HistoryEntry,
  onChain,
  signOf,
  type HistoryTransfer,
  withNewest,
  withoutSpam,
  withPage,
} from '../../../domain/activity/history.js'

const nft = (isSpam: boolean): HistoryTransfer => ({ direction: 'in', amount: '1', asset: { _tag: 'Nft', isSpam } })
const coin: HistoryTransfer = { direction: 'in', amount: '1', asset: { _tag: 'Token', symbol: 'ETH' } }
const entry = (id: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  hash: `0x${id}`,
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: 0,
  from: '0xa',
  to: '0xb',
  status: 'confirmed',
  transfers: [coin],
  ...more,
})
const idsOf = (entries: readonly HistoryEntry[]): string => entries.map(({ id }) => id).join()

describe('the transaction history', () => {
  it('drops entries that moved only spam, or nothing, and keeps those that may have moved something [S5-10]', () => {
    const { transfers: _, ...unknown } = entry('unknown')
    const all = [
      entry('spam', { transfers: [nft(true), nft(true)] }),
      entry('nothing', { transfers: [] }),
      unknown,
      entry('mixed', { transfers: [nft(true), coin] }),
      entry('nft', { transfers: [nft(false)] }),
    ]
    assert.equal(idsOf(withoutSpam(all)), 'unknown,mixed,nft')
  })

  it('covers one chain; an entry without a known chain belongs to another [S5-11]', () => {
    const { chainId: _, ...nowhere } = entry('nowhere')
    assert.equal(idsOf(onChain([entry('here'), entry('there', { chainId: 'eip155:10' }), nowhere], 'eip155:1')), 'here')
  })

  it('grows by a page, whose repeated entries are newer and keep their place', () => {
    const known = { entries: [entry('a', { status: 'pending' }), entry('b')], next: 'p2' }
    const grown = withPage(known, { entries: [entry('c'), entry('a')] })
    assert.equal(idsOf(grown.entries), 'a,b,c')
    assert.equal(grown.entries[0]?.status, 'confirmed')
    assert.notProperty(grown, 'next')
  })

  it('merges a newer page if both overlap, and starts again with it otherwise', () => {
    const known = { entries: [entry('b'), entry('a')], next: 'older' }
    const met = withNewest(known, { entries: [entry('c'), entry('b')], next: 'p2' })
    assert.deepEqual({ ...met, entries: idsOf(met.entries) }, { entries: 'c,b,a', next: 'older' })
    const apart = { entries: [entry('f'), entry('e')], next: 'p2' }
    assert.equal(withNewest(known, apart), apart)
    // The last page has no gap.
    assert.equal(idsOf(withNewest(known, { entries: [entry('c')] }).entries), 'c,b,a')
  })

  it('is the newest page alone if nothing was known, and ends where that does', () => {
    const newest = { entries: [entry('a')] }
    assert.equal(withNewest({ entries: [], next: 'older' }, newest), newest)
    assert.equal(withNewest({ entries: [] }, { ...newest, next: 'p2' }).next, 'p2')
  })

  for (const [operations, sign] of [
    [['receive', 'deposit', 'borrow', 'claim'], '+'],
    [['withdraw', 'repay', 'burn'], '-'],
  ] as const)
    it(`shows ${sign} before amounts of ${operations.join(', ')}, in either direction [S4-22]`, () => {
      for (const operation of operations)
        for (const direction of ['in', 'out', 'self'] as const) assert.equal(signOf(operation, { direction }), sign)
    })

  it('shows the sign of the direction before other amounts, and none before unmoved ones', () => {
    assert.deepEqual(
      (['in', 'out', 'self'] as const).map((direction) => signOf('send', { direction })),
      ['+', '-', ''],
    )
  })

  it('is grouped by calendar months, newest first', () => {
    const at = (...[year, month, day]: readonly [number, number, number]) => ({
      minedAt: new Date(year, month - 1, day).getTime(),
    })
    const lastOf = (...[year, month]: readonly [number, number]) => ({
      minedAt: new Date(year, month).getTime() - 1,
    })
    const months = byMonth([
      entry('old', lastOf(2025, 12)),
      entry('new', lastOf(2026, 1)),
      entry('newest', at(2026, 2, 1)),
      entry('first', at(2026, 1, 1)),
    ])
    assert.deepEqual(
      months.map(({ startsAt, entries }) => [startsAt, idsOf(entries)]),
      [
        [at(2026, 2, 1).minedAt, 'newest'],
        [at(2026, 1, 1).minedAt, 'new,first'],
        [at(2025, 12, 1).minedAt, 'old'],
      ],
    )
  })
})
