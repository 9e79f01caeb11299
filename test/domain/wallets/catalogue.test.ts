import { assert } from 'chai'
import { type CatalogueFilter, catalogueRows, type DirectoryListings } from '../../../domain/wallets/catalogue.js'
import type { WalletSources } from '../../../domain/wallets/walletList.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { aListing } from '../../support/aListing.js'

const NOTHING: WalletSources = {
  installed: [],
  recent: [],
  featured: [],
  custom: [],
  recommended: [],
  known: [],
  include: [],
  exclude: [],
}
const heron = { id: 'org.heron', name: 'Heron', namespace: 'eip155', rdns: 'org.heron' } as const
const listing = (name: string, change: Parameters<typeof aListing>[0] = {}) =>
  aListing({ id: name.toLowerCase(), name, ...change })

const rowsOf = (
  sources: Partial<WalletSources>,
  directory: Partial<DirectoryListings> = {},
  filter: Partial<CatalogueFilter> = {},
): readonly WalletRow[] =>
  catalogueRows(
    { ...NOTHING, ...sources },
    { browsed: [], found: [], ...directory },
    { search: '', certifiedOnly: false, ...filter },
  )
const namesOf = (...of: Parameters<typeof rowsOf>): readonly string[] => rowsOf(...of).map(({ name }) => name)

describe('the rows of AllWallets [V-05]', () => {
  it('are installed wallets, the host’s own, featured ones, then the directory in its order', () =>
    assert.deepEqual(
      namesOf(
        {
          installed: [heron],
          custom: [{ id: 'own', name: 'Own' }],
          featured: [listing('Featured')],
          recommended: [listing('First')],
        },
        { browsed: [listing('Second'), listing('First')], found: [listing('Third')] },
      ),
      ['Heron', 'Own', 'Featured', 'First', 'Second', 'Third'],
    ))

  it('belong to their own section', () =>
    assert.deepEqual(
      rowsOf(
        {
          installed: [heron],
          custom: [{ id: 'own', name: 'Own' }],
          featured: [listing('A')],
          recommended: [listing('B')],
        },
        { browsed: [listing('C')], found: [listing('D')] },
      ).map(({ id, section }) => `${id} ${section}`),
      ['org.heron injected', 'own custom', 'a featured', 'b recommended', 'c recommended', 'd recommended'],
    ))

  it('are installed for a wallet in this page, with the data of each directory list', () => {
    const said = listing('Reiher', { rdns: 'org.heron', imageId: 'i' })
    for (const [sources, directory] of [
      [{ known: [said] }, {}],
      [{}, { browsed: [said] }],
      [{}, { found: [said] }],
    ] as const)
      assert.deepEqual(
        rowsOf({ installed: [heron], ...sources }, directory).map(({ _tag, name, listing: its }) => [_tag, name, its]),
        [['Installed', 'Heron', said]],
      )
  })

  it("offer no wallet for installation that is installed under another name than its listing's [U-43]", () => {
    const directory = { browsed: [listing('Reiher', { rdns: 'org.heron' })] }
    assert.deepEqual(namesOf({ installed: [heron] }, directory, { search: 'reiher' }), [])
    assert.deepEqual(namesOf({}, directory, { search: 'reiher' }), ['Reiher'])
  })

  it('have a wallet once, from any source', () =>
    assert.deepEqual(
      namesOf(
        { installed: [heron], featured: [listing('A')] },
        { browsed: [listing('A'), listing('Heron', { rdns: 'org.heron' })], found: [listing('A')] },
      ),
      ['Heron', 'A'],
    ))

  it('match names by the search text, ignoring case, accents and surrounding blanks', () => {
    const directory = { browsed: [listing('Zürich'), listing('Bern'), listing('Old Zurich Bank')] }
    for (const search of ['zurich', 'ZÜRICH', '  zürich '])
      assert.deepEqual(namesOf({}, directory, { search }), ['Zürich', 'Old Zurich Bank'], search)
    assert.deepEqual(namesOf({}, directory, { search: 'Basel' }), [])
    assert.lengthOf(namesOf({}, directory, { search: '   ' }), 3)
    assert.deepEqual(namesOf({}, { browsed: [listing('Straße')] }, { search: 'STRAẞE' }), ['Straße'])
  })

  it('are searched by the first 256 letters of the trimmed text', () => {
    const name = 'a'.repeat(256)
    assert.deepEqual(namesOf({}, { browsed: [listing(name)] }, { search: `  ${name}b` }), [name])
    assert.deepEqual(namesOf({}, { browsed: [listing(name)] }, { search: `b${name}` }), [])
  })

  it('include all search results of the directory, whatever their names', () => {
    const directory = { browsed: [listing('Bern')], found: [listing('Aare')] }
    assert.deepEqual(namesOf({}, directory, { search: 'bridge' }), ['Aare'])
    assert.deepEqual(namesOf({ custom: [{ id: 'own', name: 'Own' }] }, directory, { search: 'own' }), ['Own', 'Aare'])
  })

  it('exclude an installed wallet whose name does not match, unless its listing was found', () => {
    assert.deepEqual(namesOf({ installed: [heron] }, {}, { search: 'tortoise' }), [])
    assert.deepEqual(namesOf({ installed: [heron] }, {}, { search: 'her' }), ['Heron'])
    const found = [listing('Heron', { rdns: 'org.heron' })]
    assert.deepEqual(namesOf({ installed: [heron] }, { found }, { search: 'bird' }), ['Heron'])
  })

  it('are, with the certified filter, those certified by the directory', () => {
    const directory = { browsed: [listing('Sure', { certified: true }), listing('Perhaps')] }
    assert.deepEqual(
      namesOf({ installed: [heron], custom: [{ id: 'own', name: 'Own' }] }, directory, { certifiedOnly: true }),
      ['Sure'],
    )
    const heronListed = { browsed: [listing('Heron', { rdns: 'org.heron', certified: true })] }
    assert.deepEqual(
      rowsOf({ installed: [heron] }, heronListed, { certifiedOnly: true }).map(({ id }) => id),
      ['org.heron'],
    )
  })

  it('are not certified by a name alone: a wallet that has no more leaves the row to the listing', () => {
    const half = { id: 'standard:Heron', name: 'Heron', namespace: 'solana' } as const
    const directory = { browsed: [listing('Heron', { certified: true })] }
    const idsOf = (certifiedOnly: boolean) =>
      rowsOf({ installed: [half] }, directory, { certifiedOnly }).map(({ id }) => id)
    assert.deepEqual(idsOf(true), ['heron'])
    assert.deepEqual(idsOf(false), ['standard:Heron'])
  })
})
