import { assert } from 'chai'
import {
  isReachable,
  dedupeListings,
  IN_APP_BROWSER_WALLET_IDS,
  listingImage,
  opensInPage,
  sharesNamespace,
  supportsChains,
} from '../../../domain/wallets/walletListing.js'
import { addRecent, recentIndex } from '../../../domain/wallets/recentWallets.js'
import { installedRow, listedRow } from '../../../domain/wallets/walletRow.js'
import { aListing } from '../../support/aListing.js'

const LINKS = ['mobileLink', 'universalLink', 'webappLink'] as const

describe('a wallet listing', () => {
  it('has the picture of its own URL, or else of the wallet API, or else none', () => {
    const imageUrl = 'https://heron.example/icon.png'
    assert.deepEqual(listingImage(aListing({ imageUrl, imageId: 'i' })), { _tag: 'Foreign', address: imageUrl })
    assert.deepEqual(listingImage(aListing({ imageId: 'i' })), { _tag: 'Known', of: 'wallet', id: 'i' })
    assert.isUndefined(listingImage(aListing()))
  })

  it('supports an exactly named network, and any if it names none, or none is requested', () => {
    const ofMainnet = aListing({ chains: ['eip155:1', 'eip155:137'] })
    assert.isTrue(supportsChains(['eip155:137', 'eip155:5'], ofMainnet))
    assert.isFalse(supportsChains(['eip155:10'], ofMainnet))
    assert.isTrue(supportsChains([], ofMainnet))
    assert.isTrue(supportsChains(['eip155:10'], aListing()))
  })

  it('is usable on a site with a network of one of its namespaces, or if its chains are unknown', () => {
    const chains = ['eip155:1', 'solana:5'] as const
    assert.isTrue(sharesNamespace(['eip155:10'], { chains }))
    assert.isTrue(sharesNamespace(['bip122:0', 'solana:4'], { chains }))
    assert.isFalse(sharesNamespace(['bip122:0', 'cosmos:hub'], { chains }))
    assert.isFalse(sharesNamespace([], { chains }))
    for (const networks of [['eip155:10'], []] as const) assert.isTrue(sharesNamespace(networks, { chains: [] }))
  })

  it('opens on a phone only by a link to its app or page, or if its app opens pages; on a desktop always', () => {
    assert.isTrue(opensInPage({ mobile: false }, aListing()))
    assert.isFalse(opensInPage({ mobile: true }, aListing()))
    assert.isFalse(opensInPage({ mobile: true }, aListing({ desktopLink: 'heron://' })))
    assert.isFalse(opensInPage({ mobile: true }, aListing({ unlinkedApp: 'Desktop' })))
    assert.isTrue(opensInPage({ mobile: true }, aListing({ unlinkedApp: 'Mobile' })))
    for (const link of LINKS) assert.isTrue(opensInPage({ mobile: true }, aListing({ [link]: 'https://a.example' })))
    for (const id of Object.values(IN_APP_BROWSER_WALLET_IDS))
      assert.isTrue(opensInPage({ mobile: true }, aListing({ id })))
  })

  it('is reachable by any link of its app, on a desktop too, if the site pairs', () => {
    const from = (pairs: boolean) => ({ mobile: false, pairs })
    assert.isFalse(isReachable(from(true), aListing()))
    for (const link of [...LINKS, 'desktopLink'] as const) {
      assert.isTrue(isReachable(from(true), aListing({ [link]: 'https://a.example' })))
      assert.isFalse(isReachable(from(false), aListing({ [link]: 'https://a.example' })))
    }
  })

  it("is also reachable if its app's link is refused, if the site pairs [S-12]", () => {
    for (const unlinkedApp of ['Mobile', 'Desktop'] as const)
      for (const pairs of [true, false])
        assert.equal(isReachable({ mobile: false, pairs }, aListing({ unlinkedApp })), pairs)
  })

  it('is reachable on a phone without pairing if its app opens pages', () => {
    for (const id of Object.values(IN_APP_BROWSER_WALLET_IDS))
      for (const mobile of [true, false]) assert.equal(isReachable({ mobile, pairs: false }, aListing({ id })), mobile)
  })

  it('counts once, at its first place', () => {
    const [a, b, again] = [aListing({ id: 'a' }), aListing({ id: 'b' }), aListing({ id: 'a', name: 'Again' })]
    assert.deepEqual(dedupeListings([a, b, again]), [a, b])
  })
})

describe('the recent wallets [S9-15]', () => {
  const listed = (id: string) => listedRow(aListing({ id }), 'recommended')
  const installed = (id: string, listing?: string, unverified = false) =>
    installedRow(
      {
        wallet: { id, name: id, namespace: 'eip155', ...(unverified && { unverified: true }) },
        connectors: [{ namespace: 'eip155', connectorId: id }],
      },
      'injected',
      listing === undefined ? undefined : aListing({ id: listing }),
    )

  it('are two, the last one first; a repeated one moves up', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    assert.deepEqual(addRecent([], a), [a])
    assert.deepEqual(addRecent([a, b], c), [c, a])
    assert.deepEqual(addRecent([a, b], b), [b, a])
    assert.deepEqual(addRecent([a, b], a), [a, b])
  })

  it('are found by connector, and by listing if installed or removed since', () => {
    const recent = [{ id: 'x' }, { id: 'org.heron', listing: aListing({ id: 'heron' }) }]
    assert.equal(recentIndex(recent, installed('org.heron')), 1)
    assert.equal(recentIndex(recent, listed('heron')), 1)
    assert.equal(recentIndex(recent, installed('x')), 0)
    assert.equal(recentIndex(recent, installed('other', 'x')), 0)
    assert.equal(recentIndex(recent, installed('other', 'heron')), 1)
    assert.equal(recentIndex(recent, listed('tortoise')), -1)
    assert.equal(recentIndex([{ id: 'x' }], installed('other')), -1)
  })

  it('exclude unverified ones, since recent wallets come first in the list [S-10]', () =>
    assert.equal(recentIndex([{ id: 'org.heron' }], installed('org.heron', undefined, true)), -1))
})
