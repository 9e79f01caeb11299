import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { sectionOrder, walletRows } from '../../../domain/wallets/walletList.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { aListing } from '../../support/aListing.js'

const ICON = 'data:image/png;base64,AA'

type Wallet = Partial<InstalledWallet> & Pick<InstalledWallet, 'id'>
type Listing = Partial<WalletListing> & Pick<WalletListing, 'id'>

describe('rows that are marked as unverified', () => {
  /** The rows by their ids, whether each says "Unverified", and what of the directory it has. */
  const marksOf = (installed: readonly Wallet[], known: readonly Listing[] = []): readonly string[] =>
    walletRows(
      {
        ...{ recent: [], featured: [], custom: [], recommended: [], include: [], exclude: [] },
        installed: installed.map((wallet) => ({ name: wallet.id, namespace: 'eip155', ...wallet })),
        known: known.map(aListing),
      },
      sectionOrder(),
    ).map((row) =>
      [row.id, row._tag === 'Installed' && row.unverified ? 'unverified' : 'plain', row.listing?.id ?? '']
        .join(' ')
        .trim(),
    )

  it('marks both of two that claim one rdns, and gives neither anything of what the directory says [U-44] [S-11]', () => {
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

  it('leaves two known builds of one maker unmarked, whichever comes first, and marks what is none [S-10] [S-11]', () => {
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

  it('marks a provider that takes the name and picture of a wallet that has no more than those, and never that wallet [S-11] [U-43]', () => {
    const provider = { id: 'io.evil', rdns: 'io.evil', name: 'A', icon: ICON }
    const apart = ['io.evil unverified', 'standard:A plain']
    assert.deepEqual(marksOf([provider, STANDARD]), apart)
    assert.deepEqual(marksOf([provider, { ...STANDARD, knownRdns: ['app.a'] }]), apart)
    assert.deepEqual(marksOf([provider, STANDARD], [{ id: 'a', name: 'A', rdns: 'app.a' }]), apart)
    assert.deepEqual(marksOf([STANDARD, provider]), [...apart].reverse())
  })

  it('is not deceived by a name that only reads like the other [S-11]', () => {
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

  it('is not deceived by another picture or other capitals where the rdns of the name is known [S-11]', () => {
    const named = { ...STANDARD, knownRdns: ['app.a'] }
    for (const look of [{ name: 'A', icon: `${ICON}A` }, { name: 'a', icon: ICON }, { name: 'A' }])
      assert.deepEqual(marksOf([{ id: 'io.evil', rdns: 'io.evil', ...look }, named]), [
        'io.evil unverified',
        'standard:A plain',
      ])
  })

  it('leaves a known pair unmarked, with what the directory says of it, in whatever order its halves come [U-43]', () => {
    const halves = [
      { id: 'app.a', rdns: 'app.a', name: 'A' },
      { ...STANDARD, knownRdns: ['app.a'] },
    ] as const
    const listed = [{ id: 'a', rdns: 'app.a' }]
    assert.deepEqual(marksOf(halves, listed), ['app.a plain a'])
    assert.deepEqual(marksOf([...halves].reverse(), listed), ['standard:A plain a'])
  })
})
