import { assert } from 'chai'
import {
  customRow,
  dedupeRows,
  installedRow,
  isUnverified,
  listedRow,
  namesakesOf,
  rowIds,
  rowsForNamespace,
  type WalletRow,
} from '../../../domain/wallets/walletRow.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { aListing } from '../../support/aListing.js'

const anInstalled = (
  id: string,
  change: Partial<InstalledWallet> = {},
  listing?: Parameters<typeof aListing>[0],
): WalletRow =>
  installedRow(
    {
      wallet: { id, name: id, namespace: 'eip155', ...change },
      connectors: [{ namespace: change.namespace ?? 'eip155', connectorId: id }],
    },
    'injected',
    listing && aListing(listing),
  )
const idsOf = (rows: readonly WalletRow[]): readonly string[] => rows.map(({ id }) => id)

describe('the row of a wallet', () => {
  it('has no picture and no listing where there are none', () => {
    const connectors = [{ namespace: 'eip155', connectorId: 'io.a' }] as const
    assert.deepEqual(anInstalled('io.a'), {
      ...{ _tag: 'Installed', id: 'io.a', name: 'io.a', section: 'injected', connectors, unverified: false },
    })
    const listing = aListing({ id: 'a', name: 'A' })
    assert.deepEqual(listedRow(listing, 'featured'), {
      ...{ _tag: 'Listed', id: 'a', name: 'A', section: 'featured', listing },
    })
  })

  it('is, of one that the host added, listed with all that the host says, and never certified', () => {
    assert.deepEqual(customRow({ id: 'own', name: 'Own' }), {
      ...{ _tag: 'Listed', id: 'own', name: 'Own', section: 'custom' },
      listing: { id: 'own', name: 'Own', chains: [], certified: false },
    })
    const { _tag, listing } = customRow({
      ...{ id: 'own', name: 'Own', rdns: 'org.own', homepage: undefined, mobileLink: 'own://' },
      chains: ['eip155:1'],
    })
    assert.equal(_tag, 'Listed')
    assert.deepEqual(listing, {
      ...{ id: 'own', name: 'Own', rdns: 'org.own', mobileLink: 'own://', chains: ['eip155:1'], certified: false },
    })
  })

  it('is known by the ids of its connectors, or by that of its listing', () => {
    assert.deepEqual(rowIds(anInstalled('io.a', {}, { id: 'a' })), ['io.a'])
    assert.deepEqual(rowIds(listedRow(aListing({ id: 'a' }), 'recent')), ['a'])
  })

  it('stands for listings by name only where it is installed and says so', () => {
    assert.deepEqual(namesakesOf(anInstalled('io.a')), [])
    const named = { ...anInstalled('io.a'), namesakes: ['a', 'b'] }
    assert.deepEqual(namesakesOf(named), ['a', 'b'])
    assert.deepEqual(namesakesOf(listedRow(aListing({ id: 'a' }), 'recent')), [])
  })
})

describe('a row that has to be doubted', () => {
  it('is an installed wallet that takes what is another’s, whatever its name is spelt with [S-11]', () => {
    assert.isTrue(isUnverified(anInstalled('io.a', { unverified: true })))
    assert.isFalse(isUnverified(anInstalled('io.a', { name: 'МЕТАМАСК' })))
  })

  it('is one of the directory whose name is spelt with letters that imitate others, and not of the host [S-10]', () => {
    assert.isTrue(isUnverified(listedRow(aListing({ name: 'МЕТАМАСК' }), 'recommended')))
    assert.isFalse(isUnverified(listedRow(aListing({ name: 'MetaMask' }), 'recommended')))
    assert.isFalse(isUnverified(customRow({ id: 'own', name: 'МЕТАМАСК' })))
  })
})

describe('the rows for one namespace', () => {
  const ROWS = [
    anInstalled('io.a'),
    anInstalled('standard:A', { namespace: 'solana' }, { id: 'a', chains: ['eip155:1'] }),
    listedRow(aListing({ id: 'evm', chains: ['eip155:1', 'bip122:0'] }), 'recommended'),
    listedRow(aListing({ id: 'any' }), 'recommended'),
  ]

  it('are those of wallets that are connected on it, or listed on it, or on no chain that is known', () => {
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'eip155')), ['io.a', 'evm', 'any'])
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'solana')), ['standard:A', 'any'])
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'bip122')), ['evm', 'any'])
  })

  it('are all where none is asked for', () => assert.deepEqual(rowsForNamespace(ROWS, undefined), ROWS))
})

describe('one row a wallet, in a list of several origins [U-43]', () => {
  const listed = (id: string, rdns?: string): WalletRow =>
    listedRow(aListing({ id, ...(rdns !== undefined && { rdns }) }), 'recommended')

  it('leaves out listed wallets that have a row before them: by listing, by rdns, or by the id of a connector', () => {
    assert.deepEqual(idsOf(dedupeRows([listed('a', 'io.a'), listed('a'), listed('b', 'IO.A')])), ['a'])
    assert.deepEqual(idsOf(dedupeRows([anInstalled('io.a'), listed('a', 'IO.A'), listed('b', 'io.b')])), ['io.a', 'b'])
    const withListing = anInstalled('x', {}, { id: 'a', rdns: 'io.a' })
    assert.deepEqual(idsOf(dedupeRows([withListing, listed('a'), listed('b', 'io.a'), listed('c')])), ['x', 'c'])
  })

  it('leaves out listings that an installed wallet stands for by name, unless it has one of its own', () => {
    const namesakes = ['a', 'b']
    const named = { ...anInstalled('x'), namesakes }
    assert.deepEqual(idsOf(dedupeRows([named, listed('a'), listed('b'), listed('c')])), ['x', 'c'])
    const own = { ...anInstalled('x', {}, { id: 'a' }), namesakes }
    assert.deepEqual(idsOf(dedupeRows([own, listed('a'), listed('b')])), ['x', 'b'])
  })

  it('leaves out no installed wallet, also where a listing is before it, or two share one', () => {
    const [one, two] = [anInstalled('x', {}, { id: 'a' }), anInstalled('y', {}, { id: 'a' })]
    assert.deepEqual(idsOf(dedupeRows([listed('a'), one, two])), ['a', 'x', 'y'])
  })

  it('leaves out nothing for one that is not verified, which is only itself [S-11]', () => {
    const impostor = anInstalled('io.a', { rdns: 'io.a', unverified: true })
    assert.deepEqual(idsOf(dedupeRows([impostor, listed('a', 'io.a')])), ['io.a', 'a'])
  })
})
