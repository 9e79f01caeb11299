import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { CatalogueProgress, WalletCatalogue } from '../../../domain/wallets/catalogue.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { change, drawView } from '../support/draw.js'

const catalogue = (progress: CatalogueProgress, more: Partial<WalletCatalogue> = {}): WalletCatalogue => ({
  search: '',
  certifiedOnly: false,
  rows: [],
  progress,
  ...more,
})
const ROW: WalletRow = {
  _tag: 'Listed',
  id: 'a',
  name: 'A',
  section: 'recommended',
  listing: { id: 'a', name: 'A', chains: [], certified: false },
}
const drawAll = (state: WalletCatalogue) =>
  drawView({ name: 'AllWallets' }, ({ stores }) => stores.catalogue.set(state))

describe('the view of all wallets', () => {
  it('[S2-04] searches by text, and for certified wallets only', async () => {
    const { told } = await drawAll(catalogue({ _tag: 'Partial', count: 640 }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search wallets' }), { target: { value: 'heron' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Certified wallets only' }))
    assert.includeMembers([...told], ['searchWallets "heron"', 'filterCertified true'])
  })

  it('shows that it is searching, and reserves the space', async () => {
    await drawAll(catalogue({ _tag: 'Loading' }))
    assert.equal(screen.getByText('Looking for wallets…').getAttribute('role'), 'status')
  })

  it('shows the number of wallets once loaded, or that the list is empty', async () => {
    const { stores } = await drawAll(catalogue({ _tag: 'Complete', count: 0 }, { search: 'xyz' }))
    assert.lengthOf(screen.getAllByText('No wallet found'), 2)
    screen.getByText('Try a shorter or another name.')
    await change(() => stores.catalogue.set(catalogue({ _tag: 'Partial', count: 1640 }, { rows: [ROW] })))
    assert.equal(screen.getByText('1,640 wallets').getAttribute('role'), 'status')
  })

  it('shows that the directory does not answer, and retries', async () => {
    const { told } = await drawAll(catalogue({ _tag: 'Unavailable' }))
    assert.isAtLeast(
      screen.getAllByText('The wallet directory does not answer. These are the wallets known without it.').length,
      1,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    assert.include(told, 'retryWallets')
  })

  it('empties a filled search by Escape before it closes', async () => {
    const { told } = await drawAll(catalogue({ _tag: 'Complete', count: 0 }, { search: 'xyz' }))
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    assert.include(told, 'searchWallets ""')
    assert.notInclude(told, 'close')
  })
})

describe('help for a visitor without a wallet', () => {
  it('explains wallets and links to a few', async () => {
    const { told } = await drawView({ name: 'WhatIsAWallet' })
    assert.lengthOf(screen.getAllByRole('heading', { level: 3 }), 3)
    fireEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
    assert.include(told, 'go {"name":"GetWallet"}')
  })

  it('explains networks', async () => {
    await drawView({ name: 'WhatIsANetwork' })
    assert.lengthOf(screen.getAllByRole('heading', { level: 3 }), 2)
  })

  it('offers four wallets to install and a link to all [V-54]', async () => {
    const listing = (id: string) => ({ id, name: id, chains: [], certified: false })
    await drawView({ name: 'GetWallet' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [],
        toGet: ['a', 'b', 'c', 'd'].map((id) => ({
          _tag: 'Listed',
          id,
          name: id,
          section: 'recommended',
          listing: listing(id),
        })),
        directory: 'Loaded',
        total: 640,
      }),
    )
    assert.lengthOf(screen.getAllByRole('listitem'), 5)
    screen.getByRole('button', { name: 'All wallets 640' })
  })
})
