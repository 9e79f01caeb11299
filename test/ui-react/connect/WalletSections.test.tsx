import '../support/dom.js'
import { act, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { WalletRow, WalletSection } from '../../../domain/wallets/walletRow.js'
import { drawView } from '../support/draw.js'
import { wordsOf } from '../support/wordsOf.js'

const installed = (name: string, section: WalletSection): WalletRow => ({
  _tag: 'Installed',
  id: name,
  name,
  connectors: [{ namespace: 'eip155', connectorId: name }],
  section,
  unverified: false,
})
const listed = (name: string, section: WalletSection): WalletRow => ({
  _tag: 'Listed',
  id: name,
  name,
  section,
  listing: { id: name, name, chains: [], certified: false },
})

const items = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Wallets' }))
    .getAllByRole('listitem')
    .map(wordsOf)

const PHONE = 'WalletConnectScan with a phone'
const REST = { methods: ['wallet'], toGet: [], directory: 'Loaded', total: 9 } as const

describe('the headings of Connect', () => {
  it('name the source of the wallets, once per group [S2-02] [S9-25]', async () => {
    const rows = [
      installed('Heron', 'recent'),
      installed('Alder', 'injected'),
      installed('Ash', 'external'),
      listed('Birch', 'featured'),
      listed('Cedar', 'recommended'),
    ]
    await drawView({ name: 'Connect' }, ({ stores }) => stores.wallets.set({ ...REST, rows, pairingAt: 0 }))
    assert.deepEqual(items(), [
      PHONE,
      'Recent',
      'Heron',
      'Installed',
      'Alder',
      'Ash',
      'More ways',
      'BirchGet',
      'CedarGet',
      'All wallets9',
    ])
    assert.deepEqual(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      ['Recent', 'Installed', 'More ways'],
    )
  })

  it('show "More ways" once, above the last ones, if the site’s own wallets come first', async () => {
    const rows = [listed('Birch', 'featured'), installed('Heron', 'recent')]
    await drawView({ name: 'Connect' }, ({ stores }) => stores.wallets.set({ ...REST, rows, pairingAt: 0 }))
    assert.deepEqual(items(), [PHONE, 'BirchGet', 'Recent', 'Heron', 'More ways', 'All wallets9'])
  })

  it('are missing above the first group, unless it is in this browser', async () => {
    const rows = [listed('Birch', 'custom'), installed('Alder', 'injected')]
    const { stores } = await drawView({ name: 'Connect' }, (fake) => fake.stores.wallets.set({ ...REST, rows }))
    assert.deepEqual(items(), ['BirchGet', 'Installed', 'Alder', 'More ways', 'All wallets9'])
    act(() => stores.wallets.set({ ...REST, rows: [], total: 0, pairingAt: 0 }))
    assert.deepEqual(items(), [PHONE])
  })
})
