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
  it('has no picture and no listing by default', () => {
    const connectors = [{ namespace: 'eip155', connectorId: 'io.a' }] as const
    assert.deepEqual(anInstalled('io.a'), {
      _tag: 'Installed',
      id: 'io.a',
      name: 'io.a',
      section: 'injected',
      connectors,
      unverified: false,
    })
    const listing = aListing({ id: 'a', name: 'A' })
    assert.deepEqual(listedRow(listing, 'featured'), {
      _tag: 'Listed',
      id: 'a',
      name: 'A',
      section: 'featured',
      listing,
    })
  })

  it("is listed with the host's data for one that the host added, and never certified", () => {
    assert.deepEqual(customRow({ id: 'own', name: 'Own' }), {
      _tag: 'Listed',
      id: 'own',
      name: 'Own',
      section: 'custom',
      listing: { id: 'own', name: 'Own', chains: [], certified: false },
    })
    const { _tag, listing } = customRow({
      id: 'own',
      name: 'Own',
      rdns: 'org.own',
      homepage: undefined,
      mobileLink: 'own://',
      chains: ['eip155:1'],
    })
    assert.equal(_tag, 'Listed')
    assert.deepEqual(listing, {
      id: 'own',
      name: 'Own',
      rdns: 'org.own',
      mobileLink: 'own://',
      chains: ['eip155:1'],
      certified: false,
    })
  })

  it('is identified by the ids of its connectors, or by that of its listing', () => {
    assert.deepEqual(rowIds(anInstalled('io.a', {}, { id: 'a' })), ['io.a'])
    assert.deepEqual(rowIds(listedRow(aListing({ id: 'a' }), 'recent')), ['a'])
  })

  it('replaces listings by name only if installed and marked so', () => {
    assert.deepEqual(namesakesOf(anInstalled('io.a')), [])
    const named = { ...anInstalled('io.a'), namesakes: ['a', 'b'] }
    assert.deepEqual(namesakesOf(named), ['a', 'b'])
    assert.deepEqual(namesakesOf(listedRow(aListing({ id: 'a' }), 'recent')), [])
  })
})

describe('a suspicious row', () => {
  it('is an installed wallet that takes another’s name, in any spelling [S-11]', () => {
    assert.isTrue(isUnverified(anInstalled('io.a', { unverified: true })))
    assert.isFalse(isUnverified(anInstalled('io.a', { name: 'МЕТАМАСК' })))
  })

  it('is one of the directory whose name has look-alike letters, and not one of the host [S-10]', () => {
    assert.isTrue(isUnverified(listedRow(aListing({ name: 'МЕТАМАСК' }), 'recommended')))
    assert.isFalse(isUnverified(listedRow(aListing({ name: 'MetaMask' }), 'recommended')))
    assert.isFalse(isUnverified(customRow({ id: 'own', name: 'МЕТАМАСК' })))
  })
})

describe('the rows of one namespace', () => {
  const ROWS = [
    anInstalled('io.a'),
    anInstalled('standard:A', { namespace: 'solana' }, { id: 'a', chains: ['eip155:1'] }),
    listedRow(aListing({ id: 'evm', chains: ['eip155:1', 'bip122:0'] }), 'recommended'),
    listedRow(aListing({ id: 'any' }), 'recommended'),
  ]

  it('are those of wallets that are connected or listed on it, or without known chains', () => {
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'eip155')), ['io.a', 'evm', 'any'])
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'solana')), ['standard:A', 'any'])
    assert.deepEqual(idsOf(rowsForNamespace(ROWS, 'bip122')), ['evm', 'any'])
  })

  it('are all if no namespace is given', () => assert.deepEqual(rowsForNamespace(ROWS, undefined), ROWS))
})

describe('one row per wallet, in a list from several sources [U-43]', () => {
  const listed = (id: string, rdns?: string): WalletRow =>
    listedRow(aListing({ id, ...(rdns !== undefined && { rdns }) }), 'recommended')

  it('drops listed wallets with an earlier row: by listing, rdns, or connector id', () => {
    assert.deepEqual(idsOf(dedupeRows([listed('a', 'io.a'), listed('a'), listed('b', 'IO.A')])), ['a'])
    assert.deepEqual(idsOf(dedupeRows([anInstalled('io.a'), listed('a', 'IO.A'), listed('b', 'io.b')])), ['io.a', 'b'])
    const withListing = anInstalled('x', {}, { id: 'a', rdns: 'io.a' })
    assert.deepEqual(idsOf(dedupeRows([withListing, listed('a'), listed('b', 'io.a'), listed('c')])), ['x', 'c'])
  })

  it('drops listings that an installed wallet replaces by name, unless it has its own', () => {
    const namesakes = ['a', 'b']
    const named = { ...anInstalled('x'), namesakes }
    assert.deepEqual(idsOf(dedupeRows([named, listed('a'), listed('b'), listed('c')])), ['x', 'c'])
    const own = { ...anInstalled('x', {}, { id: 'a' }), namesakes }
    assert.deepEqual(idsOf(dedupeRows([own, listed('a'), listed('b')])), ['x', 'b'])
  })

  it('drops no installed wallet, even if a listing precedes it, or two share one', () => {
    const [one, two] = [anInstalled('x', {}, { id: 'a' }), anInstalled('y', {}, { id: 'a' })]
    assert.deepEqual(idsOf(dedupeRows([listed('a'), one, two])), ['a', 'x', 'y'])
  })

  it('drops nothing for an unverified one, which stands for itself only [S-11]', () => {
    const impostor = anInstalled('io.a', { rdns: 'io.a', unverified: true })
    assert.deepEqual(idsOf(dedupeRows([impostor, listed('a', 'io.a')])), ['io.a', 'a'])
  })
})
