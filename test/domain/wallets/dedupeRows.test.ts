import { assert } from 'chai'
import fc from 'fast-check'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { findWalletRow, rowsForNamespace } from '../../../domain/wallets/walletRow.js'
import { sectionOrder, walletRows } from '../../../domain/wallets/walletList.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { aListing } from '../../support/aListing.js'

const ICON = 'data:image/png;base64,AA'
const ON_BOTH = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const

type Wallet = Partial<InstalledWallet> & Pick<InstalledWallet, 'id'>
type Listing = Partial<WalletListing> & Pick<WalletListing, 'id'>

/** Wallets of a page, listings of the directory, and the expected row ids. */
// Prettier would give each value of the table a line of its own.
// prettier-ignore
const SETS: readonly (readonly [
  what: string,
  installed: readonly Wallet[],
  listings: readonly Listing[],
  rows: readonly string[],
])[] = [
  ['one wallet', [{ id: 'io.a', rdns: 'io.a' }], [], ['io.a']],
  ['one listing', [], [{ id: 'a' }], ['a']],
  ['a wallet and its listing by rdns', [{ id: 'io.a', rdns: 'io.a' }], [{ id: 'a', rdns: 'io.a' }], ['io.a']],
  ['an rdns in capitals in the directory', [{ id: 'io.a', rdns: 'io.a' }], [{ id: 'a', rdns: 'IO.A' }], ['io.a']],
  ['an rdns that begins alike', [{ id: 'io.a', rdns: 'io.a' }], [{ id: 'a', rdns: 'io.ab' }], ['io.a', 'a']],
  ['an rdns that ends alike', [{ id: 'io.a', rdns: 'io.a' }], [{ id: 'a', rdns: 'x.io.a' }], ['io.a', 'a']],
  ['an rdns in another script', [{ id: 'io.а', rdns: 'io.а' }], [{ id: 'a', rdns: 'io.a' }], ['io.а', 'a']],
  ['the same name, another rdns',
   [{ id: 'io.a', rdns: 'io.a', name: 'Same' }], [{ id: 'b', rdns: 'io.b', name: 'Same' }], ['io.a', 'b']],
  ['the same name, no rdns in the directory',
   [{ id: 'io.a', rdns: 'io.a', name: 'Same' }], [{ id: 'b', name: 'Same' }], ['io.a', 'b']],
  ['the same name, no rdns anywhere', [{ id: 'x', name: 'Same' }], [{ id: 'b', name: 'Same' }], ['x', 'b']],
  ['the same icon, another rdns',
   [{ id: 'io.a', rdns: 'io.a', icon: 'data:image/png;base64,AA' }], [{ id: 'b', rdns: 'io.b' }], ['io.a', 'b']],
  ['a connector that has a listing id', [{ id: 'a' }], [{ id: 'a' }], ['a']],
  ['a connector that has a listing id and another rdns',
   [{ id: 'a', rdns: 'io.x' }], [{ id: 'a', rdns: 'io.a' }], ['a']],
  ['rdns before listing id',
   [{ id: 'a', rdns: 'io.b' }], [{ id: 'a', rdns: 'io.a' }, { id: 'b', rdns: 'io.b' }], ['a', 'a']],
  ['two wallets, two listings',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.b', rdns: 'io.b' }],
   [{ id: 'b', rdns: 'io.b' }, { id: 'a', rdns: 'io.a' }], ['io.a', 'io.b']],
  ['two wallets of one name',
   [{ id: 'io.a', rdns: 'io.a', name: 'Same' }, { id: 'io.b', rdns: 'io.b', name: 'Same' }], [], ['io.a', 'io.b']],
  ['one listing twice', [], [{ id: 'a' }, { id: 'a' }], ['a']],
  ['two listings of one rdns', [], [{ id: 'a', rdns: 'io.a' }, { id: 'b', rdns: 'io.a' }], ['a']],
  ['two listings of one name', [], [{ id: 'a', name: 'Same' }, { id: 'b', name: 'Same' }], ['a', 'b']],
  ['two listings without an rdns', [], [{ id: 'a' }, { id: 'b' }], ['a', 'b']],
  ['an impostor beside its victim',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.a:1', unverified: true }], [], ['io.a', 'io.a:1']],
  ['an impostor, its victim and the listing',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.a:1', unverified: true }], [{ id: 'a', rdns: 'io.a' }], ['io.a', 'io.a:1']],
  ['an impostor alone beside the listing',
   [{ id: 'io.a:1', unverified: true }], [{ id: 'a', rdns: 'io.a' }], ['io.a:1', 'a']],
  ['an impostor that claims the rdns itself',
   [{ id: 'io.a:1', rdns: 'io.a', unverified: true }], [{ id: 'a', rdns: 'io.a' }], ['io.a:1', 'a']],
  ['an impostor with a listing id', [{ id: 'a', unverified: true }], [{ id: 'a', rdns: 'io.a' }], ['a', 'a']],
  ['two impostors', [{ id: 'io.a:1', unverified: true }, { id: 'io.a:2', unverified: true }], [], ['io.a:1', 'io.a:2']],
  ['the nameless browser wallet', [{ id: 'injected' }], [{ id: 'a', rdns: 'io.a' }], ['injected', 'a']],
  ['the nameless browser wallet beside an announced one',
   [{ id: 'injected' }, { id: 'io.a', rdns: 'io.a' }], [], ['injected', 'io.a']],
  ['a phone edition of an extension',
   [{ id: 'io.a.mobile', rdns: 'io.a.mobile' }], [{ id: 'a', rdns: 'io.a' }], ['io.a.mobile', 'a']],
  ['an rdns with a hyphen', [{ id: 'io.a-b', rdns: 'io.a-b' }], [{ id: 'a', rdns: 'io.a-b' }], ['io.a-b']],
  ['an rdns with digits', [{ id: 'io.1a', rdns: 'io.1a' }], [{ id: 'a', rdns: 'io.1a' }], ['io.1a']],
  ['a listing whose id is the rdns', [{ id: 'io.a', rdns: 'io.a' }], [{ id: 'io.a' }], ['io.a']],
  ['a host connector of a listed wallet',
   [{ id: 'io.a', rdns: 'io.a', external: true }], [{ id: 'a', rdns: 'io.a' }], ['io.a']],
  ['a host connector and the announced wallet of one id',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.a', rdns: 'io.a', external: true }], [], ['io.a']],
  ['one wallet on two namespaces',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.a:sol', rdns: 'io.a', namespace: 'solana' }],
   [{ id: 'a', rdns: 'io.a' }], ['io.a']],
  ['one unlisted wallet on two namespaces',
   [{ id: 'x', rdns: 'io.a' }, { id: 'y', rdns: 'io.a', namespace: 'solana' }], [], ['x']],
  ['a second wallet that takes an rdns on the same namespace',
   [{ id: 'x', rdns: 'io.a' }, { id: 'y', rdns: 'io.a' }], [{ id: 'a', rdns: 'io.a' }], ['x', 'y', 'a']],
  ['a taken rdns spelt in capitals',
   [{ id: 'x', rdns: 'io.a' }, { id: 'y', rdns: 'IO.A' }], [{ id: 'a', rdns: 'io.a' }], ['x', 'y', 'a']],
  ['a third wallet on the second namespace',
   [{ id: 'x', rdns: 'io.a' }, { id: 'y', rdns: 'io.a', namespace: 'solana' }, { id: 'z', rdns: 'io.a', namespace: 'solana' }],
   [], ['x', 'y', 'z']],
  ['an impostor that comes before its victim',
   [{ id: 'io.a:1', rdns: 'io.a', unverified: true }, { id: 'io.a', rdns: 'io.a' }],
   [{ id: 'a', rdns: 'io.a' }], ['io.a:1', 'io.a', 'a']],
  ['MetaMask on a phone',
   [{ id: 'io.metamask.mobile', rdns: 'io.metamask.mobile' }],
   [{ id: 'a', rdns: 'io.metamask' }], ['io.metamask.mobile']],
  ['MetaMask of a phone beside that of the extension, which have one listing',
   [{ id: 'io.metamask', rdns: 'io.metamask' }, { id: 'io.metamask.mobile', rdns: 'io.metamask.mobile' }],
   [{ id: 'a', rdns: 'io.metamask' }], ['io.metamask', 'io.metamask.mobile']],
  ['a directory that contradicts itself',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.b', rdns: 'io.b' }],
   [{ id: '1', rdns: 'io.a' }, { id: '1', rdns: 'io.b' }], ['io.a', 'io.b']],
  ['nothing at all', [], [], []],
  ['a name of markup', [{ id: 'io.a', rdns: 'io.a', name: '<b>' }], [{ id: 'b', name: '<b>' }], ['io.a', 'b']],
  ['a name that is an rdns', [{ id: 'io.x', rdns: 'io.x', name: 'io.a' }], [{ id: 'a', rdns: 'io.a' }], ['io.x', 'a']],
  ['an empty name twice', [{ id: 'x', name: '' }, { id: 'y', name: '' }], [], ['x', 'y']],
  ['three wallets, one of them listed',
   [{ id: 'io.a', rdns: 'io.a' }, { id: 'io.b', rdns: 'io.b' }, { id: 'io.c', rdns: 'io.c' }],
   [{ id: 'c', rdns: 'io.c' }, { id: 'd' }], ['io.a', 'io.b', 'io.c', 'd']],
  ['more listings than are shown',
   [{ id: 'io.a', rdns: 'io.a' }],
   [{ id: '1' }, { id: '2', rdns: 'io.a' }, { id: '3' }, { id: '4' }, { id: '5' }, { id: '6' }], ['io.a', '1', '3', '4']],
  ['one look on two namespaces',
   [{ id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }],
   [{ id: 'a', name: 'A', rdns: 'io.a', chains: ON_BOTH }], ['io.a']],
  ['one look on two namespaces, of which the directory gives one',
   [{ id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }],
   [{ id: 'a', name: 'A', rdns: 'io.a', chains: ['eip155:1'] }], ['io.a', 'standard:A']],
  ['one look on three namespaces, of which the directory gives two',
   [{ id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' },
    { id: 'standard:A', name: 'A', icon: ICON, namespace: 'bip122' }],
   [{ id: 'a', name: 'A', rdns: 'io.a', chains: ON_BOTH }], ['io.a', 'standard:A']],
  ['one look on two namespaces, the rdns last',
   [{ id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }, { id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }],
   [{ id: 'a', name: 'A', rdns: 'io.a', chains: ON_BOTH }], ['standard:A']],
  ['one look on two namespaces, and a directory that knows the name by another rdns',
   [{ id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }],
   [{ id: 'b', name: 'A', rdns: 'io.b' }], ['io.a', 'standard:A', 'b']],
  ['one look on two namespaces, with an unknown name',
   [{ id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }],
   [], ['io.a', 'standard:A']],
  ['a known pair, each half with a picture of its own',
   [{ id: 'app.a', rdns: 'app.a', name: 'A Wallet', icon: ICON },
    { id: 'standard:A', name: 'A', knownRdns: ['app.a'], namespace: 'solana' }],
   [], ['app.a']],
  ['a known pair beside another under its name',
   [{ id: 'io.b', rdns: 'io.b', name: 'A', icon: ICON }, { id: 'app.a', rdns: 'app.a', name: 'A', icon: ICON },
    { id: 'standard:A', name: 'A', icon: ICON, knownRdns: ['app.a'], namespace: 'solana' }],
   [], ['io.b', 'app.a']],
  ['a known pair whose rdns two claim',
   [{ id: 'app.a', rdns: 'app.a', name: 'A' }, { id: 'app.a:1', name: 'A', unverified: true, claims: 'app.a' },
    { id: 'standard:A', name: 'A', knownRdns: ['app.a'], namespace: 'solana' }],
   [], ['app.a', 'app.a:1', 'standard:A']],
  ['one look on one namespace',
   [{ id: 'x', name: 'A', icon: ICON }, { id: 'y', name: 'A', icon: ICON }], [], ['x', 'y']],
  ['one name on two namespaces, two pictures',
   [{ id: 'x', name: 'A', icon: ICON }, { id: 'y', name: 'A', icon: `${ICON}A`, namespace: 'solana' }], [], ['x', 'y']],
  ['one name on two namespaces, no picture',
   [{ id: 'x', name: 'A' }, { id: 'y', name: 'A', namespace: 'solana' }], [], ['x', 'y']],
  ['one look on two namespaces, two rdns',
   [{ id: 'x', rdns: 'io.a', name: 'A', icon: ICON }, { id: 'y', rdns: 'io.b', name: 'A', icon: ICON, namespace: 'solana' }],
   [], ['x', 'y']],
  ['the look of a wallet, taken by one that is not believed',
   [{ id: 'x', name: 'A', icon: ICON }, { id: 'y', name: 'A', icon: ICON, namespace: 'solana', unverified: true }],
   [], ['x', 'y']],
  ['one id on two namespaces',
   [{ id: 'standard:A', namespace: 'solana' }, { id: 'standard:A', namespace: 'bip122' }], [], ['standard:A']],
  ['a wallet of another namespace',
   [{ id: 'io.a', rdns: 'io.a', namespace: 'solana' }], [{ id: 'a', rdns: 'io.a' }], ['io.a']],
]

describe('one row per wallet [U-43] [U-44]', () => {
  for (const [what, installed, listings, expected] of SETS) {
    it(`is correct for ${what}`, () => {
      const sources = { recent: [], featured: [], custom: [], known: [], include: [], exclude: [] }
      const rows = walletRows(
        {
          ...sources,
          installed: installed.map((wallet) => ({ name: wallet.id, namespace: 'eip155', ...wallet })),
          recommended: listings.map(aListing),
        },
        sectionOrder(),
      )
      assert.deepEqual(
        rows.map(({ id }) => id),
        expected,
      )
    })
  }

  it('is tested with at least 40 sets', () => assert.isAtLeast(SETS.length, 40))

  it('never merges two wallets of different rdns, whatever their names, and lists none twice', () => {
    const wallet = fc.record({
      rdns: fc.constantFrom('io.a', 'io.b', 'io.c', 'IO.A'),
      name: fc.constantFrom('Same', 'Other'),
      namespace: fc.constantFrom('eip155' as const, 'solana' as const),
    })
    const listing = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      rdns: fc.constantFrom('io.a', 'io.b', 'io.d'),
      name: fc.constantFrom('Listed', 'Listed Too'),
    })
    fc.assert(
      fc.property(fc.array(wallet, { maxLength: 6 }), fc.array(listing, { maxLength: 6 }), (found, listed) => {
        const installed = found.map((each, index) => ({ id: `${each.rdns}:${index}`, ...each }))
        const rows = walletRows(
          {
            installed,
            recent: [],
            featured: [],
            custom: [],
            known: [],
            include: [],
            exclude: [],
            recommended: listed.map(aListing),
          },
          sectionOrder(),
        )
        const claimed = rows.flatMap((row) => row.listing?.rdns ?? [])
        assert.equal(new Set(claimed).size, claimed.length, 'a wallet of the directory has one row')
        const claims = found.map(({ rdns, namespace }) => `${namespace} ${rdns.toLowerCase()}`)
        const rdnsOf = (claim: string): string => claim.replace(/^\S+ /, '')
        const verified = rows.filter((row) => row._tag === 'Installed' && !row.unverified)
        assert.equal(
          verified.length,
          new Set(claims.filter((claim) => claims.indexOf(claim) === claims.lastIndexOf(claim)).map(rdnsOf)).size,
          'an rdns that one wallet of a namespace claims has one row that is believed',
        )
        assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
      }),
    )
  })

  it('has every connector of a wallet, and is found by each of their ids', () => {
    const sources = { recent: [], featured: [], custom: [], recommended: [], known: [], include: [], exclude: [] }
    const installed = [
      { id: 'io.a', rdns: 'io.a', name: 'A', icon: ICON, namespace: 'eip155' },
      { id: 'standard:A', name: 'A', icon: ICON, knownRdns: ['io.a'], namespace: 'solana' },
    ] as const
    const rows = walletRows({ ...sources, installed }, sectionOrder())
    const connectors = rows.map(
      (row) => row._tag === 'Installed' && row.connectors.map(({ namespace, connectorId }) => [namespace, connectorId]),
    )
    assert.deepEqual(connectors, [
      [
        ['eip155', 'io.a'],
        ['solana', 'standard:A'],
      ],
    ])
    assert.equal(findWalletRow('standard:A', rows), rows[0])
    assert.deepEqual(rowsForNamespace(rows, 'solana'), rows)
    assert.deepEqual(rowsForNamespace(rows, 'bip122'), [])
  })

  it('never gives an imitator the directory data of another wallet [S-11]', () => {
    const sources = { recent: [], featured: [], custom: [], recommended: [], include: [], exclude: [] }
    const [row] = walletRows(
      {
        ...sources,
        installed: [{ id: 'io.a:1', name: 'A', rdns: 'io.a', namespace: 'eip155', unverified: true }],
        known: [aListing({ id: 'a', rdns: 'io.a' })],
      },
      sectionOrder(),
    )
    assert.deepEqual(row && { unverified: row._tag === 'Installed' && row.unverified, listing: row.listing }, {
      unverified: true,
      listing: undefined,
    })
  })
})
