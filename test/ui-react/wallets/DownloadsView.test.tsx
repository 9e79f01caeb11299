import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { downloadsOf } from '../../../ui-react/wallets/DownloadsView.js'
import { installedRow, listedRow } from '../../support/walletRows.js'
import { change, drawView } from '../support/draw.js'

const LISTING: WalletListing = {
  id: 'birch',
  name: 'Birch Nest',
  chains: [],
  certified: false,
  rdns: 'example.birch',
  homepage: 'https://birch.example/get',
  chromeStore: 'https://store.example/birch',
  appStore: 'https://apps.example/birch',
  playStore: 'https://play.example/birch',
}
const drawDownloads = (listing: WalletListing) =>
  drawView({ name: 'Downloads', walletId: 'birch' }, ({ stores }) =>
    stores.wallets.set({ methods: ['wallet'], rows: [listedRow(listing)], toGet: [], directory: 'Loaded', total: 1 }),
  )
const platforms = (userAgent: string): readonly string[] =>
  downloadsOf(LISTING, userAgent).map(({ platform }) => platform)

describe('the download links of a wallet', () => {
  it('start with the one for this device', () => {
    assert.equal(platforms('Mozilla/5.0 (X11; Linux x86_64)')[0], 'downloads.extension')
    assert.equal(platforms('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')[0], 'downloads.ios')
    assert.equal(platforms('Mozilla/5.0 (Linux; Android 16)')[0], 'downloads.android')
    assert.lengthOf(platforms(''), 4)
  })

  it('show their targets, and send no referrer [S-20]', async () => {
    await drawDownloads(LISTING)
    const links = screen.getAllByRole('link')
    assert.deepEqual(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
      [
        ['Browser extensionstore.example', 'https://store.example/birch'],
        ['iPhone and iPad appapps.example', 'https://apps.example/birch'],
        ['Android appplay.example', 'https://play.example/birch'],
        ['Websitebirch.example', 'https://birch.example/get'],
      ],
    )
    for (const link of links)
      assert.deepEqual([link.getAttribute('target'), link.getAttribute('rel')], ['_blank', 'noopener noreferrer'])
  })

  it('may be missing: then there is a way back', async () => {
    const { told } = await drawDownloads({ id: 'birch', name: 'Birch Nest', chains: [], certified: false })
    screen.getByText('No download links for Birch Nest yet.')
    fireEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
    assert.include(told, 'back')
  })

  it('are replaced by the wallet itself once it is installed [W-26]', async () => {
    const { stores, told } = await drawDownloads(LISTING)
    await change(() =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [installedRow(LISTING)],
        toGet: [],
        directory: 'Loaded',
        total: 1,
      }),
    )
    assert.include(told, 'chooseWallet "example.birch"')
  })

  it('are found for a wallet that only the directory lists', async () => {
    await drawView({ name: 'Downloads', walletId: 'birch' }, ({ stores }) =>
      stores.catalogue.set({
        search: '',
        certifiedOnly: false,
        rows: [listedRow(LISTING)],
        progress: { _tag: 'Complete', count: 1 },
      }),
    )
    screen.getByRole('dialog', { name: 'Get Birch Nest' })
  })
})
