import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { installedRows, type WalletSources } from '../../../domain/wallets/walletList.js'
import { namesakesOf, type WalletRow } from '../../../domain/wallets/walletRow.js'
import { aListing } from '../../support/aListing.js'

const HALF: InstalledWallet = { id: 'standard:A', name: 'A', namespace: 'solana' }
const EVM: InstalledWallet = { id: 'io.a', rdns: 'io.a', name: 'A of Ours', namespace: 'eip155' }
const LISTINGS = [aListing({ id: 'a', name: 'A' }), aListing({ id: 'b', name: 'A' }), aListing({ id: 'c', name: 'C' })]

const rowsOf = (change: Partial<WalletSources>): readonly WalletRow[] =>
  installedRows({
    installed: [HALF],
    recent: [],
    featured: [],
    custom: [],
    recommended: [],
    known: LISTINGS,
    include: [],
    exclude: [],
    ...change,
  })
const idsOf = (change: Partial<WalletSources>): readonly string[] => rowsOf(change).map(({ id }) => id)

describe('the row of a wallet that has only a name', () => {
  it('replaces the listings of that name and the host’s own wallets, in any list', () => {
    const [row] = rowsOf({ custom: [{ id: 'own', name: 'A' }] })
    assert.deepEqual(row, {
      _tag: 'Installed',
      id: 'standard:A',
      name: 'A',
      section: 'injected',
      unverified: false,
      connectors: [{ namespace: 'solana', connectorId: 'standard:A' }],
      namesakes: ['a', 'b', 'own'],
    })
    for (const place of ['featured', 'recommended', 'known'] as const)
      assert.deepEqual(rowsOf({ known: [], [place]: LISTINGS }).map(namesakesOf), [['a', 'b']], place)
  })

  it('has neither the picture nor the certification of such a listing', () => {
    const [row] = rowsOf({ known: [aListing({ id: 'a', name: 'A', imageId: 'i', certified: true })] })
    assert.isUndefined(row?.picture)
    assert.isUndefined(row?.listing)
  })

  it('replaces none if two have the name: neither takes the row of the listing', () => {
    const other: InstalledWallet = { ...HALF, id: 'standard:A2' }
    assert.deepEqual(rowsOf({ installed: [HALF, other] }).map(namesakesOf), [[], []])
    assert.deepEqual(rowsOf({ installed: [HALF, { ...other, name: 'C' }] }).map(namesakesOf), [['a', 'b'], ['c']])
  })

  it('replaces none if it has its own listing, is unverified, or no listing has its name', () => {
    const rows = [
      ...rowsOf({ installed: [{ ...HALF, id: 'a' }] }),
      ...rowsOf({ installed: [{ ...HALF, unverified: true }] }),
      ...rowsOf({ installed: [{ ...HALF, name: 'D' }] }),
      ...rowsOf({ installed: [EVM] }),
    ]
    assert.lengthOf(rows, 4)
    for (const row of rows) assert.notProperty(row, 'namesakes', row.id)
  })
})

describe('the wallets of a page excluded by the host', () => {
  it('include those with only a name, by the listings of that name', () => {
    assert.deepEqual(idsOf({ exclude: ['b'] }), [])
    assert.deepEqual(idsOf({ exclude: ['c'] }), ['standard:A'])
    assert.deepEqual(idsOf({ include: ['b'] }), ['standard:A'])
    assert.deepEqual(idsOf({ include: ['c'] }), [])
    assert.deepEqual(idsOf({ include: ['a'], exclude: ['b'] }), [])
  })

  it('include unverified ones, by their claims and their name [S-11]', () => {
    const known = [...LISTINGS, aListing({ id: 'd', name: 'D', rdns: 'io.d' })]
    const installed = [{ ...EVM, name: 'A', unverified: true, claims: 'io.d' }] as const
    for (const id of ['a', 'd']) assert.deepEqual(idsOf({ installed, known, exclude: [id] }), [], id)
    assert.deepEqual(idsOf({ installed, known, exclude: ['c'] }), ['io.a'])
  })

  it("exclude unlisted ones, and ignore names of the host's own wallets", () => {
    assert.deepEqual(idsOf({ installed: [EVM], exclude: ['a', 'io.a'] }), ['io.a'])
    assert.deepEqual(idsOf({ installed: [EVM], include: ['a'] }), ['io.a'])
    assert.deepEqual(idsOf({ known: [], custom: [{ id: 'own', name: 'A' }], exclude: ['own'] }), ['standard:A'])
  })
})
