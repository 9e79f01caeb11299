import { assert } from 'chai'
import type { HistoryEntry, HistoryTransfer } from '../../../domain/activity/history.js'
import { heldNfts } from '../../../domain/nfts/nft.js'

const moved = (
  direction: HistoryTransfer['direction'],
  name: string,
  { amount = '1', isSpam = false, previewUrl = `https://pictures.example/${name}` } = {},
): HistoryTransfer => ({ direction, amount, asset: { _tag: 'Nft', name, previewUrl, isSpam } })
const entry = (transfers: readonly HistoryTransfer[], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  hash: '0x1',
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: 0,
  from: '0xa',
  to: '0xb',
  status: 'confirmed',
  transfers,
  ...more,
})
const held = (...entries: readonly HistoryEntry[]): string =>
  heldNfts(entries)
    .map(({ name = '-', count }) => `${count} ${name}`)
    .join()

describe('holdings computed from a history', () => {
  it('are the received minus the sent ones, latest first', () => {
    const entries = [
      entry([moved('in', 'wren')]),
      entry([moved('out', 'tern')]),
      entry([moved('out', 'print', { amount: '2' })]),
      entry([moved('in', 'print', { amount: '5' }), moved('self', 'wren')]),
      entry([moved('in', 'tern')]),
    ]
    assert.equal(held(...entries), '1 wren,3 print')
  })
  it('exclude spam, failed and pending transactions, and tokens', () => {
    const coin: HistoryTransfer = { direction: 'in', amount: '1', asset: { _tag: 'Token', symbol: 'ETH' } }
    const { transfers: _, ...unknown } = entry([])
    const others = [entry([moved('in', 'a')], { status: 'failed' }), entry([moved('in', 'b')], { status: 'pending' })]
    assert.equal(held(entry([moved('in', 'spam', { isSpam: true }), coin]), ...others, unknown), '')
  })
  it('exclude NFTs that were only sent, as in a partial history, until older pages show their receipt', () => {
    const went = entry([moved('out', 'tern')])
    assert.equal(held(went), '')
    assert.equal(held(went, entry([moved('in', 'tern', { amount: '2' })])), '1 tern')
  })
  it('are identified by name and picture, since nothing else is known [S3-06]', () => {
    const other = { previewUrl: 'https://pictures.example/other' }
    const all = [moved('in', 'tern'), moved('in', 'tern'), moved('in', 'tern', other), moved('in', 'wren', other)]
    assert.equal(held(entry(all)), '2 tern,1 tern,1 wren')
    const [nameless] = heldNfts([entry([{ direction: 'in', amount: '1', asset: { _tag: 'Nft', isSpam: false } }])])
    assert.deepEqual(nameless, { id: '[null,null]', broughtBy: ['0x1'], count: 1n })
  })
  it('list the transactions that brought them, latest first, and none that only sent them', () => {
    const entries = [
      entry([moved('out', 'tern')], { hash: '0x4' }),
      entry([moved('in', 'tern', { amount: '2' })], { hash: '0x3' }),
      entry([moved('in', 'tern')], { hash: '0x2' }),
    ]
    assert.deepEqual(
      heldNfts(entries).map(({ broughtBy, count }) => [broughtBy, count]),
      [[['0x3', '0x2'], 2n]],
    )
  })
  it('have the larger picture, and whole counts', () => {
    const detailUrl = 'https://pictures.example/large'
    const asset = { _tag: 'Nft', name: 'tern', detailUrl, isSpam: false } as const
    const [tern] = heldNfts([entry([{ direction: 'in', amount: '2.0', asset }])])
    assert.deepInclude(tern, { name: 'tern', detailUrl, count: 2n })
    assert.equal(held(entry([moved('in', 'tern', { amount: '12.75' })])), '12 tern')
  })
  it('have picture and name of the newest transfer, and one id per picture', () => {
    const [tern, ...others] = heldNfts([entry([moved('in', 'tern')]), entry([moved('in', 'tern')])])
    assert.isEmpty(others)
    assert.deepInclude(tern, { name: 'tern', previewUrl: 'https://pictures.example/tern', count: 2n })
  })
})
