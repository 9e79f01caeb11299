import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { findListing, namesakeListings } from '../../../domain/wallets/ownListing.js'
import { aListing } from '../../support/aListing.js'

const aWallet = (change: Partial<InstalledWallet> = {}): InstalledWallet => ({
  id: 'io.a',
  name: 'A',
  namespace: 'eip155',
  ...change,
})
const STANDARD = aWallet({ id: 'standard:A', namespace: 'solana' })
const LISTINGS = [
  { id: 'plain', name: 'A' },
  { id: 'own', name: 'A', rdns: 'app.a' },
  { id: 'renamed', name: 'A for You', rdns: 'App.A' },
  { id: 'other', name: 'B', rdns: 'io.b' },
] as const

/** The listings that a row replaces: its first wallet, with connectors of these wallets. */
const idsOf = (wallet: InstalledWallet, ...halves: readonly InstalledWallet[]): readonly string[] => {
  const [first, ...rest] = [wallet, ...halves].map(({ id, namespace }) => ({ namespace, connectorId: id }))
  if (first === undefined) throw new Error('no connector')
  // A wallet of the page without a connector in the row.
  const stranger = aWallet({ id: 'standard:B', name: 'B', namespace: 'solana' })
  const namesake = { ...stranger, id: 'standard:A', namespace: 'polkadot' } as const
  const installed = [stranger, namesake, wallet, ...halves]
  return namesakeListings({ wallet, connectors: [first, ...rest] }, installed, LISTINGS.map(aListing)).map(
    ({ id }) => id,
  )
}

describe('the listing of an installed wallet [U-43] [U-44]', () => {
  const listings = [aListing({ id: 'io.a', rdns: 'io.x' }), aListing({ id: 'a', rdns: 'IO.A' })]

  it('is that of its rdns, or else that of its id', () => {
    assert.equal(findListing(aWallet({ rdns: 'io.a' }), listings)?.id, 'a')
    assert.equal(findListing(aWallet(), listings)?.id, 'io.a')
    assert.equal(findListing(aWallet({ rdns: 'io.c' }), listings)?.id, 'io.a')
  })

  it('is not found by name alone, nor for an unverified one [S-11]', () => {
    assert.isUndefined(findListing(aWallet({ id: 'x' }), [aListing({ name: 'A' })]))
    for (const rdns of ['io.a', 'io.x']) assert.isUndefined(findListing(aWallet({ rdns, unverified: true }), listings))
  })
})

describe('the listings that a wallet without its own replaces', () => {
  it('are those of the exact name, for a wallet that has only a name', () => {
    assert.deepEqual(idsOf(STANDARD), ['plain', 'own'])
    assert.deepEqual(idsOf({ ...STANDARD, name: 'a' }), [])
    assert.deepEqual(idsOf({ ...STANDARD, name: 'B' }), ['other'])
  })

  it('do not exist for a wallet on EVM or of the host, which has more than a name', () => {
    assert.deepEqual(idsOf(aWallet()), [])
    assert.deepEqual(idsOf(aWallet({ rdns: 'io.a' })), [])
    assert.deepEqual(idsOf({ ...STANDARD, external: true }), [])
  })

  it('are those of the rdns that belongs to the name, in any case, under any name', () => {
    assert.deepEqual(idsOf({ ...STANDARD, knownRdns: ['app.a'] }), ['plain', 'own', 'renamed'])
    assert.deepEqual(idsOf({ ...STANDARD, name: 'C', knownRdns: ['app.a'] }), ['own', 'renamed'])
    assert.deepEqual(idsOf({ ...STANDARD, name: 'C', knownRdns: ['app.c'] }), [])
  })

  it('exclude another rdns for a wallet with an rdns, unless it belongs to the name', () => {
    const wallet = aWallet({ rdns: 'io.a' })
    assert.deepEqual(idsOf(wallet, STANDARD), ['plain'])
    assert.deepEqual(idsOf(wallet, { ...STANDARD, knownRdns: ['app.a'] }), ['plain', 'own', 'renamed'])
  })

  it('are, for an unverified one, those of its claim, or else of its rdns, and of its name [S-11]', () => {
    const doubted = aWallet({ name: 'C', unverified: true })
    assert.deepEqual(idsOf({ ...doubted, claims: 'app.a', rdns: 'io.b' }), ['own', 'renamed'])
    assert.deepEqual(idsOf({ ...doubted, claims: 'app.a' }), ['own', 'renamed'])
    assert.deepEqual(idsOf({ ...doubted, rdns: 'io.b' }), ['other'])
    assert.deepEqual(idsOf({ ...doubted, name: 'A' }), ['plain', 'own'])
    assert.deepEqual(idsOf(doubted), [])
    assert.deepEqual(idsOf(aWallet({ name: 'C', claims: 'app.a' })), [])
  })
})
