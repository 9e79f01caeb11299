import { assert } from 'chai'
import fc from 'fast-check'
import { findWalletRow, installedRow, listedRow, type WalletRow } from '../../../domain/wallets/walletRow.js'
import { mergeKeepingOrder } from '../../../domain/wallets/walletList.js'
import { aListing } from '../../support/aListing.js'

const listed = (id: string, section: WalletRow['section'] = 'recommended'): WalletRow =>
  listedRow(aListing({ id }), section)
const installed = (id: string, listingId?: string): WalletRow =>
  installedRow(
    { wallet: { id, name: id, namespace: 'eip155' }, connectors: [{ namespace: 'eip155', connectorId: id }] },
    'injected',
    listingId === undefined ? undefined : aListing({ id: listingId }),
  )
const idsOf = (rows: readonly WalletRow[]): readonly string[] => rows.map(({ id }) => id)

describe('rows under a pointer [U-43]', () => {
  it('keep their places, and new ones are appended', () => {
    assert.deepEqual(
      idsOf(mergeKeepingOrder([listed('a'), listed('b')], [installed('new'), listed('b'), listed('a')])),
      ['a', 'b', 'new'],
    )
  })

  it('are the same objects if their listing is, so that a further page renders none of them again', () => {
    const listing = aListing({ id: 'a' })
    const shown = listedRow(listing, 'featured')
    assert.strictEqual(mergeKeepingOrder([shown], [listedRow(listing, 'recommended')])[0], shown)
    assert.notStrictEqual(mergeKeepingOrder([shown], [listed('a', 'featured')])[0], shown)
  })

  it('also stay if the directory no longer lists their wallet', () => {
    assert.deepEqual(idsOf(mergeKeepingOrder([listed('gone'), listed('a')], [listed('a')])), ['gone', 'a'])
  })

  it('are removed with a wallet that left the page', () => {
    assert.deepEqual(idsOf(mergeKeepingOrder([installed('gone'), listed('a')], [listed('a')])), ['a'])
  })

  it('become, in place and section, the wallet that was installed meanwhile', () => {
    const rows = mergeKeepingOrder([listed('a'), listed('b')], [installed('org.a', 'a'), listed('b')])
    assert.deepEqual(
      rows.map(({ _tag, id, section }) => [_tag, id, section]),
      [
        ['Installed', 'org.a', 'recommended'],
        ['Listed', 'b', 'recommended'],
      ],
    )
  })

  it('are merged once they turn out to be one wallet', () => {
    assert.deepEqual(
      idsOf(mergeKeepingOrder([installed('org.a'), listed('a'), listed('b')], [installed('org.a', 'a'), listed('b')])),
      ['org.a', 'b'],
    )
  })

  it('keep their identity if nothing about them changed', () => {
    const [a, b] = [installed('org.a'), listed('b')]
    const rows = mergeKeepingOrder([listed('b'), installed('org.a')], [a, b])
    assert.equal(rows[0], b)
    assert.equal(rows[1], a)
    assert.deepEqual(mergeKeepingOrder([a, b], [b, { ...a, section: 'recent' }]), [a, b])
  })

  it('become a wallet that replaces their listing by name', () => {
    const named = { ...installed('standard:A'), namesakes: ['a', 'b'] }
    const rows = mergeKeepingOrder([listed('b'), listed('c'), listed('a')], [listed('c'), named])
    assert.deepEqual(idsOf(rows), ['standard:A', 'c'])
    assert.deepEqual(idsOf(mergeKeepingOrder(rows, [listed('c'), named])), ['standard:A', 'c'])
  })

  it('stay, listed again, if a wallet with a listing left the page', () => {
    const rows = mergeKeepingOrder([installed('org.a', 'a'), listed('b')], [listed('b'), listed('a')])
    assert.deepEqual(
      rows.map(({ _tag, id, section }) => [_tag, id, section]),
      [
        ['Listed', 'a', 'injected'],
        ['Listed', 'b', 'recommended'],
      ],
    )
  })

  it('become the first of two wallets that share a listing', () => {
    const builds = [installed('org.a', 'a'), installed('org.a.beta', 'a')]
    assert.deepEqual(idsOf(mergeKeepingOrder([listed('a'), listed('b')], [...builds, listed('b')])), [
      'org.a',
      'b',
      'org.a.beta',
    ])
  })

  it('never change places, have each wallet once, and miss no new one', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 15 }).map(String), { maxLength: 12 })
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const rows = idsOf(
          mergeKeepingOrder(
            before.map((id) => listed(id)),
            after.map((id) => listed(id)),
          ),
        )
        assert.deepEqual(rows.slice(0, before.length), before)
        assert.sameMembers([...rows], [...new Set([...before, ...after])])
      }),
    )
  })
})

describe('finding a row', () => {
  it('searches the lists in turn', () => {
    assert.deepEqual(
      findWalletRow('b', [listed('a')], [listed('b', 'featured'), listed('a', 'featured')]),
      listed('b', 'featured'),
    )
    assert.deepEqual(findWalletRow('a', [listed('a')], [listed('a', 'featured')]), listed('a'))
    assert.isUndefined(findWalletRow('c', [listed('a')], []))
  })

  it('finds a wallet that was installed meanwhile by the id of its listing', () => {
    assert.equal(findWalletRow('a', [listed('b')], [installed('org.b'), installed('org.a', 'a')])?.id, 'org.a')
  })
})
