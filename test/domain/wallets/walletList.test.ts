import { assert } from 'chai'
import fc from 'fast-check'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { sectionOrder, walletRows, type WalletSources, walletsToGet } from '../../../domain/wallets/walletList.js'
import { aListing } from '../../support/aListing.js'

const anInstalled = (id: string, more: Partial<InstalledWallet> = {}): InstalledWallet => ({
  id,
  name: id,
  namespace: 'eip155',
  ...more,
})
const someSources = (more: Partial<WalletSources>): WalletSources => ({
  installed: [],
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  known: [],
  include: [],
  exclude: [],
  ...more,
})
const rowsOf = (sources: Partial<WalletSources>, order = sectionOrder()) => walletRows(someSources(sources), order)
const idsOf = (sources: Partial<WalletSources>, order = sectionOrder()): readonly string[] =>
  rowsOf(sources, order).map(({ id }) => id)
const listings = (...ids: readonly string[]) => ids.map((id) => aListing({ id, rdns: `org.${id}` }))

describe('the rows of the Connect view', () => {
  it('have the order recent, installed, featured, custom, external, recommended [S9-25]', () => {
    const sources = {
      installed: [anInstalled('a'), anInstalled('host', { external: true })],
      recent: [{ id: 'b', listing: aListing({ id: 'b' }) }],
      featured: listings('featured'),
      recommended: listings('r1', 'r2', 'r3', 'r4', 'r5'),
    }
    assert.deepEqual(idsOf(sources), ['b', 'a', 'featured', 'host', 'r1'])
    assert.deepEqual(
      [...new Set(rowsOf(sources).map(({ section }) => section))],
      ['recent', 'injected', 'featured', 'external', 'recommended'],
    )
    assert.deepEqual(idsOf({ ...sources, custom: [{ id: 'own', name: 'Own' }] }), ['b', 'a', 'featured', 'own', 'host'])
  })

  it('have the order that the host sets, followed by unnamed parts [S9-25]', () => {
    assert.deepEqual(sectionOrder(), [
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
    assert.deepEqual(sectionOrder(['recommended', 'injected']), [
      'recommended',
      'injected',
      'walletConnect',
      'recent',
      'featured',
      'custom',
      'external',
    ])
    const sources = { installed: [anInstalled('a')], recommended: listings('r') }
    assert.deepEqual(idsOf(sources, sectionOrder(['recommended'])), ['r', 'a'])
  })

  it('have the recent wallets newest first [S9-15]', () => {
    const installed = [anInstalled('a'), anInstalled('b'), anInstalled('c')]
    assert.deepEqual(idsOf({ installed, recent: [{ id: 'c' }, { id: 'b' }] }), ['c', 'b', 'a'])
  })

  it('have a recent wallet that is not installed with its stored data', () => {
    const rows = rowsOf({
      recent: [{ id: 'phone', listing: aListing({ id: 'phone', name: 'Phone' }) }],
      recommended: listings('phone'),
    })
    assert.deepEqual(
      rows.map(({ name, section }) => [name, section]),
      [['Phone', 'recent']],
    )
  })

  it('have a recent wallet under the id of its listing if no longer installed, and mark it if installed now [S9-15]', () => {
    const [heron] = listings('heron')
    if (heron === undefined) throw new Error('no listing')
    const removed = rowsOf({ recent: [{ id: 'org.heron', listing: heron }] })
    assert.deepEqual(
      removed.map(({ _tag, id, section }) => [_tag, id, section]),
      [['Listed', 'heron', 'recent']],
    )
    const added = rowsOf({
      installed: [anInstalled('a'), anInstalled('org.heron', { rdns: 'org.heron' })],
      recent: [{ id: 'heron' }],
      known: [heron],
    })
    assert.deepEqual(
      added.map(({ _tag, id, section }) => [_tag, id, section]),
      [
        ['Installed', 'org.heron', 'recent'],
        ['Installed', 'a', 'injected'],
      ],
    )
  })

  it('never start with an unverified wallet', () => {
    const installed = [anInstalled('a'), anInstalled('org.heron:uuid', { unverified: true })]
    assert.deepEqual(idsOf({ installed, recent: [{ id: 'org.heron:uuid' }] }), ['a', 'org.heron:uuid'])
  })

  it("have at most four featured wallets, in the host's order, and no recommended ones beside them [S9-14]", () => {
    assert.deepEqual(idsOf({ featured: listings('e', 'd', 'c', 'b', 'a'), recommended: listings('r') }), [
      'e',
      'd',
      'c',
      'b',
    ])
  })

  it('have four recommended wallets at most, fewer beside featured and custom ones [S9-14]', () => {
    const recommended = listings('1', '2', '3', '4', '5')
    assert.deepEqual(idsOf({ recommended }), ['1', '2', '3', '4'])
    assert.deepEqual(idsOf({ recommended, featured: listings('f'), custom: [{ id: 'own', name: 'Own' }] }), [
      'f',
      'own',
      '1',
      '2',
    ])
  })

  it('have fewer recommended wallets beside installed ones and login methods, so that those stay visible [V-01]', () => {
    const recommended = listings('1', '2', '3', '4', '5')
    assert.deepEqual(idsOf({ recommended, installed: [anInstalled('a'), anInstalled('b')] }), ['a', 'b', '1', '2'])
    assert.deepEqual(
      walletRows(someSources({ recommended, installed: [anInstalled('a')] }), sectionOrder(), 2).map(({ id }) => id),
      ['a', '1'],
    )
    assert.deepEqual(
      walletRows(someSources({ recommended }), sectionOrder(), 2).map(({ id }) => id),
      ['1', '2'],
    )
  })

  it('have a featured wallet that is not installed with its links [U-45]', () => {
    const [row] = rowsOf({ featured: [aListing({ id: 'f', chromeStore: 'https://store.example/f' })] })
    assert.equal(row?._tag === 'Listed' && row.listing.chromeStore, 'https://store.example/f')
  })

  it("exclude installed wallets by the host's lists, as far as the directory identifies them", () => {
    const installed = [
      anInstalled('org.a', { rdns: 'org.a' }),
      anInstalled('org.b', { rdns: 'org.b' }),
      anInstalled('unheard.of', { rdns: 'unheard.of' }),
    ]
    const known = listings('a', 'b')
    assert.deepEqual(idsOf({ installed, known, exclude: ['a'] }), ['org.b', 'unheard.of'])
    assert.deepEqual(idsOf({ installed, known, include: ['a'] }), ['org.a', 'unheard.of'])
  })

  it("have the wallet's icon, or else the picture of its listing; a custom wallet has the host's URL", () => {
    const rows = rowsOf({
      installed: [
        anInstalled('org.a', { rdns: 'org.a', icon: 'data:image/png;base64,AA' }),
        anInstalled('org.b', { rdns: 'org.b' }),
      ],
      known: [aListing({ id: 'b', rdns: 'org.b', imageId: 'pb' })],
      custom: [{ id: 'own', name: 'Own', imageUrl: '/own.png' }],
      featured: [
        aListing({ id: 'c', imageId: 'pc' }),
        aListing({ id: 'd', imageId: 'pd', imageUrl: 'https://d.example/d.png' }),
      ],
    })
    assert.deepEqual(
      rows.map(({ picture }) => picture),
      [
        { _tag: 'Foreign', address: 'data:image/png;base64,AA' },
        { _tag: 'Known', of: 'wallet', id: 'pb' },
        { _tag: 'Known', of: 'wallet', id: 'pc' },
        { _tag: 'Foreign', address: 'https://d.example/d.png' },
        { _tag: 'Address', address: '/own.png' },
      ],
    )
  })

  it('have all data of a listing, and whether its wallet is installed [S3-04]', () => {
    const listing = aListing({
      id: 'l',
      name: 'Name',
      imageId: 'i',
      imageUrl: 'https://x.example/i.png',
      rdns: 'org.l',
      chains: ['eip155:1'],
      mobileLink: 'l://',
      desktopLink: 'l-d://',
      webappLink: 'https://app.example',
    })
    const [installed] = rowsOf({ installed: [anInstalled('org.l', { rdns: 'org.l' })], recommended: [listing] })
    const [listed] = rowsOf({ recommended: [listing] })
    assert.deepEqual([installed?._tag, installed?.listing], ['Installed', listing])
    assert.deepEqual([listed?._tag, listed?.listing], ['Listed', listing])
  })

  it('have space for four wallets to install in that view, however many are installed [V-54]', () => {
    const sources = someSources({
      installed: [anInstalled('org.w2', { rdns: 'org.w2' }), anInstalled('a'), anInstalled('b'), anInstalled('c')],
      featured: listings('w1'),
      recommended: listings('w2', 'w3', 'w4', 'w5', 'w6'),
    })
    assert.deepEqual(
      walletsToGet(sources).map(({ id }) => id),
      ['w1', 'w3', 'w4', 'w5'],
    )
    assert.deepEqual(walletsToGet(someSources({})), [])
  })

  it('have every installed wallet exactly once, whatever was used before [U-43]', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12, selector: (id) => id.toLowerCase() }),
        fc.array(fc.string(), { maxLength: 2 }),
        (ids, recent) => {
          const rows = idsOf({ installed: ids.map((id) => anInstalled(id)), recent: recent.map((id) => ({ id })) })
          assert.sameMembers([...rows], ids)
        },
      ),
    ))
})
