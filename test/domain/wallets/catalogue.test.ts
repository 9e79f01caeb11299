import { assert } from 'chai'
import { type CatalogueFilter, catalogueRows, type DirectoryListings } from '../../../domain/wallets/catalogue.js'
import type { WalletSources } from '../../../domain/wallets/walletList.js'
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

const namesOf = (
  sources: Partial<WalletSources>,
  directory: Partial<DirectoryListings> = {},
  filter: Partial<CatalogueFilter> = {},
): readonly string[] =>
  catalogueRows(
    { ...NOTHING, ...sources },
    { browsed: [], found: [], ...directory },
    { search: '', certifiedOnly: false, ...filter },
  ).map(({ name }) => name)

describe('the rows of AllWallets [V-05]', () => {
  it('are the installed wallets, the host’s own, featured ones, then the directory in its order', () =>
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

  it('hold a wallet once, whatever gives it', () =>
    assert.deepEqual(
      namesOf(
        { installed: [heron], featured: [listing('A')] },
        { browsed: [listing('A'), listing('Heron', { rdns: 'org.heron' })], found: [listing('A')] },
      ),
      ['Heron', 'A'],
    ))

  it('are those whose names hold what was typed, without regard to case, accents and blanks around it', () => {
    const directory = { browsed: [listing('Zürich'), listing('Bern'), listing('Old Zurich Bank')] }
    for (const search of ['zurich', 'ZÜRICH', '  zürich '])
      assert.deepEqual(namesOf({}, directory, { search }), ['Zürich', 'Old Zurich Bank'], search)
    assert.deepEqual(namesOf({}, directory, { search: 'Basel' }), [])
    assert.lengthOf(namesOf({}, directory, { search: '   ' }), 3)
  })

  it('are, of what the directory found for a search, all, whatever their names', () => {
    const directory = { browsed: [listing('Bern')], found: [listing('Aare')] }
    assert.deepEqual(namesOf({}, directory, { search: 'bridge' }), ['Aare'])
    assert.deepEqual(namesOf({ custom: [{ id: 'own', name: 'Own' }] }, directory, { search: 'own' }), ['Own', 'Aare'])
  })

  it('keep an installed wallet out whose name does not hold what was typed, unless its listing was found', () => {
    assert.deepEqual(namesOf({ installed: [heron] }, {}, { search: 'tortoise' }), [])
    assert.deepEqual(namesOf({ installed: [heron] }, {}, { search: 'her' }), ['Heron'])
    const found = [listing('Heron', { rdns: 'org.heron' })]
    assert.deepEqual(namesOf({ installed: [heron] }, { found }, { search: 'bird' }), ['Heron'])
  })

  it('are, where only certified wallets are wanted, those that the directory vouches for', () => {
    const directory = { browsed: [listing('Sure', { certified: true }), listing('Perhaps')] }
    assert.deepEqual(
      namesOf({ installed: [heron], custom: [{ id: 'own', name: 'Own' }] }, directory, { certifiedOnly: true }),
      ['Sure'],
    )
    assert.deepEqual(
      namesOf(
        { installed: [heron] },
        { browsed: [listing('Heron', { rdns: 'org.heron', certified: true })] },
        { certifiedOnly: true },
      ),
      ['Heron'],
    )
  })
})
