import { assert } from 'chai'
import fc from 'fast-check'
import type { HostProfile, LinkHost } from '../../../domain/pairing/linkHost.js'
import { type CarrierLink, deepLinkHref, type WalletLink } from '../../../domain/pairing/deepLink.js'
import { type LinkRoute, walletLinks, walletRoutes } from '../../../domain/pairing/walletRoutes.js'
import { IN_APP_BROWSER_WALLET_IDS, type WalletListing } from '../../../domain/wallets/walletListing.js'

const URI = 'wc:7f6e@2?expiryTimestamp=1795233456&relay-protocol=irn&symKey=0a'
const ONCE = encodeURIComponent(URI)
const TWICE = encodeURIComponent(ONCE)
const wallet = (links: Partial<WalletListing> = {}): WalletListing => ({
  id: 'birch',
  name: 'Birch Nest',
  chains: [],
  certified: false,
  ...links,
})
const BOTH = wallet({ mobileLink: 'birch://', universalLink: 'https://link.birch.example' })

const host = (
  profile: HostProfile = 'Browser',
  more: Partial<LinkHost> & { readonly system?: LinkHost['facts']['system']; readonly mobile?: boolean } = {},
): LinkHost => ({
  policy: {},
  pairs: true,
  namespace: 'eip155',
  page: 'https://shop.example/seats?row=4#b',
  ...more,
  facts: { mobile: more.mobile ?? true, system: more.system ?? 'Ios', profile },
})

/** The opened links, in order of preference, each with its target. */
const opened = (listing: WalletListing, from: LinkHost, route: LinkRoute = 'Mobile'): readonly string[] =>
  walletLinks(listing, route, from).map((link) => {
    const { href, target } = link._tag === 'Page' ? link : deepLinkHref(link, { uri: URI })
    return `${target} ${href}`
  })

describe('the link that opens a wallet', () => {
  const UNIVERSAL = `https://link.birch.example/wc?uri=${ONCE}`
  const NATIVE = `birch://wc?uri=${ONCE}`
  const PROFILES: Readonly<Record<HostProfile, readonly string[]>> = {
    Browser: [`_self ${UNIVERSAL}`, `_self ${NATIVE}`],
    InstalledApp: [`_blank ${UNIVERSAL}`, `_self ${NATIVE}`],
    Framed: [`_top ${UNIVERSAL}`, `_top ${NATIVE}`],
    WalletBrowser: [`_self ${UNIVERSAL}`, `_self ${NATIVE}`],
    Farcaster: [`_blank ${UNIVERSAL}`],
    TelegramIos: [`_blank ${UNIVERSAL}`, `_blank ${NATIVE}`],
    TelegramAndroid: [`_blank ${UNIVERSAL}`, `_blank birch://wc?uri=${TWICE}`],
    TelegramDesktop: [`_blank ${UNIVERSAL}`, `_blank ${NATIVE}`],
    TelegramWeb: [`_blank ${UNIVERSAL}`, `_blank ${NATIVE}`],
  }
  for (const [profile, links] of Object.entries(PROFILES)) {
    it(`in ${profile} is ${links.map((link) => link.replace(/\?.*/, '')).join(', then ')} [U-23] [U-26]`, () => {
      assert.deepEqual(opened(BOTH, host(profile as HostProfile)), links)
    })
  }

  it('is a web link if the address of an app is one, and opens as such [U-23] [U-26]', () => {
    const [universal, native] = ['_blank', '_self'] as const
    for (const [mobileLink, target] of [
      ['https://link.birch.example', universal],
      ['http://link.birch.example', universal],
      ['birch-https://', native],
    ] as const)
      assert.deepEqual(walletLinks(wallet({ mobileLink }), 'Mobile', host('InstalledApp')), [
        { _tag: 'Carrier', base: mobileLink, target, encodings: 1 },
      ])
  })

  it('falls back to the other form of an app’s link, whichever is first [U-23]', () => {
    const links: readonly WalletLink[] = [
      { _tag: 'Carrier', base: 'https://link.birch.example', target: '_self', encodings: 1 },
      { _tag: 'Carrier', base: 'birch://', target: '_self', encodings: 1 },
    ]
    assert.deepEqual(walletLinks(BOTH, 'Mobile', host()), links)
    assert.deepEqual(walletLinks(BOTH, 'Mobile', host('Browser', { policy: { first: 'Native' } })), links.toReversed())
  })

  it('is the native one first if the host says so, for all wallets or for one [U-23]', () => {
    const first = (policy: LinkHost['policy'], listing = BOTH): string | undefined =>
      opened(listing, host('Browser', { policy }))[0]
    assert.equal(first({ first: 'Native' }), `_self ${NATIVE}`)
    assert.equal(first({ wallets: { birch: { first: 'Native' } } }), `_self ${NATIVE}`)
    assert.equal(first({ first: 'Native', wallets: { birch: { first: 'Universal' } } }), `_self ${UNIVERSAL}`)
    assert.equal(first({ wallets: { other: { first: 'Native' } } }), `_self ${UNIVERSAL}`)
    assert.equal(
      first({ wallets: { birch: { universal: 'https://new.birch.example/app' } } }),
      `_self https://new.birch.example/app/wc?uri=${ONCE}`,
    )
    assert.equal(first({ wallets: {} }, wallet({ ...BOTH, id: 'constructor' })), `_self ${UNIVERSAL}`)
  })

  it('names the one app that may handle it on Android [U-23]', () => {
    const listing = wallet({
      mobileLink: 'birch://',
      playStore: 'https://play.google.com/store/apps/details?id=com.birch.nest&hl=en',
    })
    const intent = `intent://wc?uri=${ONCE}#Intent;scheme=birch;package=com.birch.nest;end`
    assert.deepEqual(opened(listing, host('Browser', { system: 'Android' })), [`_self ${intent}`])
    assert.deepEqual(opened(listing, host('Browser', { system: 'Ios' })), [`_self ${NATIVE}`])
    assert.deepEqual(opened(listing, host('WalletBrowser', { system: 'Android' })), [`_self ${NATIVE}`])
    for (const playStore of [undefined, 'https://birch.example/app'])
      assert.deepEqual(
        walletLinks(
          wallet({ mobileLink: 'birch://', ...(playStore && { playStore }) }),
          'Mobile',
          host('Browser', { system: 'Android' }),
        ),
        [{ _tag: 'Carrier', base: 'birch://', target: '_self', encodings: 1 }],
      )
    const policy = { wallets: { birch: { androidPackage: 'org.birch' } } }
    assert.deepEqual(opened(listing, host('Browser', { system: 'Android', policy })), [
      `_self ${intent.replace('com.birch.nest', 'org.birch')}`,
    ])
  })

  for (const [written, href] of [
    ['birch://', `birch://wc?uri=${ONCE}`],
    ['birch:', `birch://wc?uri=${ONCE}`],
    ['birch', `birch://wc?uri=${ONCE}`],
    ['birch://app', `birch://app/wc?uri=${ONCE}`],
    ['https://birch.example', `https://birch.example/wc?uri=${ONCE}`],
    ['https://birch.example/app/', `https://birch.example/app/wc?uri=${ONCE}`],
    ['https://birch.example/app?lang=en', `https://birch.example/app/wc?lang=en&uri=${ONCE}`],
  ] as const) {
    it(`from ${written} is ${href.replace(ONCE, '…')} [U-23]`, () => {
      assert.deepEqual(opened(wallet({ mobileLink: written }), host()), [`_self ${href}`])
    })
  }

  it('opens web pages and desktop apps in a new tab', () => {
    const listing = wallet({ webappLink: 'https://web.birch.example', desktopLink: 'birch-desktop://' })
    assert.deepEqual(opened(listing, host(), 'Web'), [`_blank https://web.birch.example/wc?uri=${ONCE}`])
    assert.deepEqual(opened(listing, host('Browser', { mobile: false }), 'Desktop'), [
      `_blank birch-desktop://wc?uri=${ONCE}`,
    ])
    assert.deepEqual(walletLinks(listing, 'Web', host()), [
      { _tag: 'Carrier', base: 'https://web.birch.example', target: '_blank', encodings: 1 },
    ])
    assert.deepEqual(opened(wallet(), host(), 'Web'), [])
  })

  it('encodes its content exactly once, so that it is decoded unchanged [U-23]', () => {
    const bases = fc.constantFrom('birch://', 'birch:', 'https://birch.example/app', 'https://birch.example/?a=%25')
    fc.assert(
      fc.property(bases, fc.string({ unit: 'grapheme' }), (base, text) => {
        const link: CarrierLink = { _tag: 'Carrier', base, target: '_self', encodings: 1 }
        const [, search = ''] = deepLinkHref(link, { uri: text }).href.split(/\?(.*)/s)
        const carried = search.split('&').find((pair) => pair.startsWith('uri='))
        assert.equal(decodeURIComponent(carried?.slice('uri='.length) ?? ''), text)
      }),
    )
  })
})

describe('a wallet that does not pair', () => {
  const PAGE = encodeURIComponent('https://shop.example/seats?row=4#b')
  const ORIGIN = encodeURIComponent('https://shop.example')
  for (const [name, from, href] of [
    ['phantom', host(), `https://phantom.app/ul/browse/${PAGE}?ref=${ORIGIN}`],
    [
      'phantom',
      host('Browser', { system: 'Android' }),
      `intent://browse/${PAGE}?ref=${ORIGIN}#Intent;scheme=phantom;package=app.phantom;end`,
    ],
    ['solflare', host('Browser', { namespace: 'solana' }), `https://solflare.com/ul/v1/browse/${PAGE}?ref=${PAGE}`],
    ['coinbase', host('Browser', { namespace: 'solana' }), `https://go.cb-w.com/dapp?cb_url=${PAGE}`],
    ['coinbase', host(), `cbwallet://miniapp?url=${PAGE}`],
  ] as const) {
    it(`opens this page in its own browser: ${name} on ${from.facts.system}, ${from.namespace}`, () => {
      assert.deepEqual(opened(wallet({ id: IN_APP_BROWSER_WALLET_IDS[name], mobileLink: 'x://' }), from), [
        `_self ${href}`,
      ])
    })
  }

  it('pairs nevertheless without such an address, or on a computer', () => {
    const listing = wallet({ id: IN_APP_BROWSER_WALLET_IDS.solflare, mobileLink: 'solflare://' })
    assert.deepEqual(opened(listing, host()), [`_self solflare://wc?uri=${ONCE}`])
    assert.deepEqual(walletRoutes(listing, host('Browser', { mobile: false, namespace: 'solana' })), ['Qr'])
  })
})

describe('the routes to a wallet', () => {
  const ALL = wallet({ ...BOTH, webappLink: 'https://web.birch.example', desktopLink: 'birch-desktop://' })
  for (const [what, listing, from, routes] of [
    ['no wallet in particular', undefined, host(), ['Qr']],
    ['a computer', ALL, host('Browser', { mobile: false }), ['Qr', 'Web', 'Desktop']],
    ['a phone', ALL, host(), ['Mobile', 'Web', 'Qr']],
    [
      'a wallet with a https address only',
      wallet({ universalLink: 'https://link.birch.example' }),
      host(),
      ['Mobile', 'Qr'],
    ],
    ['Farcaster, which opens no scheme of an app', wallet({ mobileLink: 'birch://' }), host('Farcaster'), ['Qr']],
    ['a computer whose site does not pair', ALL, host('Browser', { mobile: false, pairs: false }), ['NotDetected']],
    ['a phone whose site does not pair', ALL, host('Browser', { pairs: false }), ['NotDetected']],
    [
      'such a phone with a wallet that opens pages',
      wallet({ id: IN_APP_BROWSER_WALLET_IDS.phantom, mobileLink: 'phantom://' }),
      host('Browser', { pairs: false }),
      ['Mobile'],
    ],
    ['a phone whose app has a refused scheme', wallet({ unlinkedApp: 'Mobile' }), host(), ['Qr']],
    [
      'a phone whose app has a refused scheme and a https address',
      wallet({ unlinkedApp: 'Mobile', universalLink: 'https://link.birch.example' }),
      host(),
      ['Mobile', 'Qr'],
    ],
    [
      'a phone, an app of computers whose scheme is refused',
      wallet({ unlinkedApp: 'Desktop' }),
      host(),
      ['NotDetected'],
    ],
    ['a computer, such an app', wallet({ unlinkedApp: 'Desktop' }), host('Browser', { mobile: false }), ['Qr']],
    [
      'a computer, such an app of phones',
      wallet({ unlinkedApp: 'Mobile' }),
      host('Browser', { mobile: false }),
      ['Qr'],
    ],
    [
      'a phone whose site does not pair, such an app',
      wallet({ unlinkedApp: 'Mobile' }),
      host('Browser', { pairs: false }),
      ['NotDetected'],
    ],
    ['a phone, of a wallet on the web', wallet({ webappLink: 'https://web.birch.example' }), host(), ['Web']],
    [
      'a computer, of an app for computers',
      wallet({ desktopLink: 'birch-desktop://' }),
      host('Browser', { mobile: false }),
      ['Desktop'],
    ],
    [
      'a computer that lacks the extension that the wallet is',
      wallet({ chromeStore: 'https://store.example' }),
      host('Browser', { mobile: false }),
      ['NotDetected'],
    ],
    ['a wallet that lives in browsers only', wallet({ chromeStore: 'https://store.example' }), host(), ['NotDetected']],
  ] as const) {
    it(`from ${what}: ${routes.join(', ')} [S2-05]`, () => assert.deepEqual(walletRoutes(listing, from), routes))
  }
})
