import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { sectionOrder, walletRows } from '../../../domain/wallets/walletList.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { aListing } from '../../support/aListing.js'

const ICON = 'data:image/png;base64,AA'

type Wallet = Partial<InstalledWallet> & Pick<InstalledWallet, 'id'>
type Listing = Partial<WalletListing> & Pick<WalletListing, 'id'>

describe('rows marked as unverified', () => {
  /** The rows by id, with the "Unverified" mark, and the directory data. */
  const marksOf = (installed: readonly Wallet[], known: readonly Listing[] = []): readonly string[] =>
    walletRows(
      {
        recent: [],
        featured: [],
        custom: [],
        recommended: [],
        include: [],
        exclude: [],
        installed: installed.map((wallet) => ({ name: wallet.id, namespace: 'eip155', ...wallet })),
        known: known.map(aListing),
      },
      sectionOrder(),
    ).map((row) =>
      [row.id, row._tag === 'Installed' && row.unverified ? 'unverified' : 'plain', row.listing?.id ?? '']
        .join(' ')
        .trim(),
    )

  it('are both of two that claim one rdns, and neither gets directory data [U-44] [S-11]', () => {
    const listed = [{ id: 'a', rdns: 'io.a' }]
    const neither = ['x unverified', 'y unverified']
    assert.deepEqual(
      marksOf(
        [
          { id: 'x', rdns: 'io.a' },
          { id: 'y', rdns: 'io.a' },
        ],
        listed,
      ),
      neither,
    )
    assert.deepEqual(
      marksOf(
        [
          { id: 'x', rdns: 'io.a' },
          { id: 'y', unverified: true, claims: 'IO.A' },
        ],
        listed,
      ),
      neither,
    )
  })

  it('do not include two known builds of one maker, in any order, but unknown ones [S-10] [S-11]', () => {
    const listed = [{ id: 'a', rdns: 'io.metamask' }]
    const build = (rdns: string) => ({ id: rdns, rdns, name: 'MetaMask', icon: ICON })
    for (const other of ['mobile', 'mmi', 'mmc', 'flask', 'beta', 'mobile.beta', 'mobile.flask']) {
      const both = [build('io.metamask'), build(`io.metamask.${other}`)]
      const plain = both.map(({ id }) => `${id} plain${/mask(?:\.mobile)?$/.test(id) ? ' a' : ''}`)
      assert.deepEqual(marksOf(both, listed), plain)
      assert.deepEqual(marksOf([...both].reverse(), listed), [...plain].reverse())
    }
    assert.deepEqual(marksOf([build('io.metamask.mobile'), { ...build('io.metamask.mobile'), id: 'x' }]), [
      'io.metamask.mobile unverified',
      'x unverified',
    ])
  })

  const STANDARD = { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' } as const

  it('include a provider with the name and picture of a wallet that has no more than those, and never that wallet [S-11] [U-43]', () => {
    const provider = { id: 'io.evil', rdns: 'io.evil', name: 'A', icon: ICON }
    const apart = ['io.evil unverified', 'standard:A plain']
    assert.deepEqual(marksOf([provider, STANDARD]), apart)
    assert.deepEqual(marksOf([provider, { ...STANDARD, knownRdns: ['app.a'] }]), apart)
    assert.deepEqual(marksOf([provider, STANDARD], [{ id: 'a', name: 'A', rdns: 'app.a' }]), apart)
    assert.deepEqual(marksOf([STANDARD, provider]), [...apart].reverse())
  })

  it('include a name that only resembles the other [S-11]', () => {
    const named = { ...STANDARD, name: 'Heron Wallet' }
    for (const name of [
      'Heron  Wallet',
      'Heron\u00a0Wallet',
      'Heron WaIIet',
      'Her0n Wallet',
      'HeronWallet',
      'Heron-Wallet',
    ])
      assert.deepEqual(marksOf([{ id: 'io.evil', rdns: 'io.evil', name, icon: ICON }, named]), [
        'io.evil unverified',
        'standard:A plain',
      ])
  })

  it('are also found with another picture or upper case if the rdns of the name is known [S-11]', () => {
    const named = { ...STANDARD, knownRdns: ['app.a'] }
    for (const look of [{ name: 'A', icon: `${ICON}A` }, { name: 'a', icon: ICON }, { name: 'A' }])
      assert.deepEqual(marksOf([{ id: 'io.evil', rdns: 'io.evil', ...look }, named]), [
        'io.evil unverified',
        'standard:A plain',
      ])
  })

  const EVIL = { id: 'io.evil', rdns: 'io.evil', name: 'A', icon: ICON }
  const ICONS = [ICON, `${ICON} `, `${ICON}A`, ICON.replace('png', 'webp'), ICON.toUpperCase(), undefined]
  const looks = ICONS.map((icon) => ({ ...EVIL, ...(icon === undefined ? { icon: '' } : { icon }) }))

  it('include a foreign rdns with a Wallet Standard name, whatever its picture [S-11]', () => {
    for (const evil of looks) assert.deepEqual(marksOf([evil, STANDARD]), ['io.evil unverified', 'standard:A plain'])
    const { icon: _, ...bare } = STANDARD
    for (const evil of looks) assert.deepEqual(marksOf([evil, bare]), ['io.evil unverified', 'standard:A plain'])
  })

  it('include a foreign rdns with the name of a listing, whatever its picture, and not the wallet of the listing [S-11] [U-44]', () => {
    const listed = [{ id: 'a', name: 'Heron Wallet', rdns: 'io.a' }]
    for (const evil of looks)
      for (const name of [
        'Heron Wallet',
        'heron wallet',
        'HERON  WALLET',
        'Her0n-Wallet',
        'Heron WaIIet',
        'Heron Wallet.',
      ])
        assert.deepEqual(marksOf([{ ...evil, name }], listed), ['io.evil unverified'], name)
    assert.deepEqual(marksOf([{ ...EVIL, id: 'io.a', rdns: 'io.a', name: 'Heron Wallet' }], listed), ['io.a plain a'])
    const both = [...listed, { id: 'b', name: 'Heron Wallet', rdns: 'io.evil' }]
    assert.deepEqual(marksOf([{ ...EVIL, name: 'Heron Wallet' }], both), ['io.evil plain b'])
  })

  it('do not include a wallet by the name of a listing without an rdns, nor one added by the host [S-11]', () => {
    assert.deepEqual(marksOf([EVIL], [{ id: 'a', name: 'A' }]), ['io.evil plain'])
    assert.deepEqual(marksOf([{ ...EVIL, external: true }], [{ id: 'a', name: 'A', rdns: 'io.a' }]), ['io.evil plain'])
  })

  it('include a foreign rdns with the name of a known wallet, even if it is unlisted [S-10] [S-11]', () => {
    for (const name of [
      'MetaMask',
      'metamask',
      'Meta Mask',
      'MetaMásk',
      'MetaMask™',
      'Cøinbase Wallet',
      'Phantom',
      'OKX Wallet',
      '0KX Wallet',
      'Rabby Wallet',
      'Trust',
    ])
      assert.deepEqual(marksOf([{ ...EVIL, name }]), ['io.evil unverified'], name)
    for (const [rdns, name] of [
      ['app.phantom', 'MetaMask'],
      ['io.metamask', 'Phantom'],
      ['com.okex.wallet', 'Rabby Wallet'],
    ] as const)
      assert.deepEqual(marksOf([{ id: rdns, rdns, name }]), [`${rdns} unverified`])
    for (const [rdns, name] of [
      ['io.metamask.mobile', 'MetaMask'],
      ['io.metamask.mmi', 'MetaMask'],
      ['io.metamask.flask', 'MetaMask Flask'],
      ['com.trustwallet.app', 'Trust Wallet'],
      ['io.rabby', 'Rabby Wallet'],
      ['io.rabby', 'Rabby'],
    ] as const)
      assert.deepEqual(marksOf([{ id: rdns, rdns, name }]), [`${rdns} plain`])
  })

  /** The chains of a listing, the namespaces on which its name is found, and the resulting rows. */
  const HALVES = [
    { chains: ['eip155:1', 'solana:5'], halves: ['solana'], rows: ['app.a plain a'] },
    { chains: ['eip155:1', 'solana:5', 'bip122:0'], halves: ['solana', 'bip122'], rows: ['app.a plain a'] },
    { chains: ['solana:5'], halves: ['solana'], rows: ['app.a unverified', 'standard:A plain'] },
    { chains: ['eip155:1'], halves: ['solana'], rows: ['app.a plain a', 'standard:A unverified'] },
    { chains: [], halves: ['solana'], rows: ['app.a plain a', 'standard:A unverified'] },
    { chains: ['eip155:1', 'solana:5'], halves: ['bip122'], rows: ['app.a plain a', 'standard:A unverified'] },
    {
      chains: ['eip155:1', 'solana:5'],
      halves: ['solana', 'bip122'],
      rows: ['app.a plain a', 'standard:A unverified'],
    },
  ] as const
  for (const { chains, halves, rows } of HALVES)
    it(`merge a wallet on ${chains.join(', ') || 'no known chain'} with one of its name on ${halves.join(', ')} only if the listing has that chain [S-11] [U-43]`, () => {
      const provider = { id: 'app.a', rdns: 'app.a', name: 'A', icon: ICON }
      const named = halves.map((namespace) => ({ ...STANDARD, namespace }))
      const listed = [{ id: 'a', name: 'A', rdns: 'app.a', chains }]
      assert.deepEqual(marksOf([provider, ...named], listed), rows)
      assert.deepEqual(
        marksOf([...named, provider], listed).toSorted(),
        rows.length > 1 ? rows : ['standard:A plain a'],
      )
    })

  it('include a wallet whose name only resembles the one beside it [S-11]', () => {
    const provider = { id: 'app.a', rdns: 'app.a', name: 'Heron Wallet', icon: ICON }
    const listed = [{ id: 'a', name: 'Heron Wallet', rdns: 'app.a', chains: ['eip155:1', 'solana:5'] as const }]
    for (const name of ['Heron-Wallet', 'Her0n Wallet', 'HeronWallet'])
      assert.deepEqual(marksOf([provider, { ...STANDARD, name }], listed), ['app.a plain a', 'standard:A unverified'])
  })

  it('do not include a wallet that has only a name if the real one is not in the page [U-43]', () => {
    const listed = [{ id: 'a', name: 'A', rdns: 'app.a', chains: ['eip155:1'] as const }]
    assert.deepEqual(marksOf([STANDARD], listed), ['standard:A plain'])
  })

  it('do not include a known pair, with its directory data, in any order of arrival [U-43]', () => {
    const halves = [
      { id: 'app.a', rdns: 'app.a', name: 'A' },
      { ...STANDARD, knownRdns: ['app.a'] },
    ] as const
    const listed = [{ id: 'a', rdns: 'app.a' }]
    assert.deepEqual(marksOf(halves, listed), ['app.a plain a'])
    assert.deepEqual(marksOf([...halves].reverse(), listed), ['standard:A plain a'])
  })
})
