import '../support/dom.js'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { drawView } from '../support/draw.js'
import { wordsOf } from '../support/wordsOf.js'

const HERON: Extract<WalletRow, { readonly _tag: 'Installed' }> = {
  _tag: 'Installed',
  id: 'wallet.heron',
  name: 'Heron Wallet',
  connectors: [{ namespace: 'eip155', connectorId: 'wallet.heron' }],
  section: 'recent',
  unverified: false,
}
const BIRCH: WalletRow = {
  _tag: 'Listed',
  id: 'birch',
  name: 'Birch Nest',
  section: 'recommended',
  listing: {
    id: 'birch',
    name: 'Birch Nest',
    chains: [],
    certified: false,
    rdns: 'example.birch',
    homepage: 'https://birch.example',
  },
}

const PHONE = 'WalletConnectScan with a phone'

const names = (): string[] =>
  within(screen.getByRole('list', { name: 'Wallets' }))
    .getAllByRole('button')
    .map(wordsOf)

describe('the Connect view', () => {
  it('[S2-02] lists the wallets of this browser, then those to install, in a dialog named by its title', async () => {
    const { told } = await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON, BIRCH],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 2,
      }),
    )
    assert.equal(screen.getByRole('dialog', { name: 'Connect your wallet' }).getAttribute('aria-modal'), 'true')
    assert.deepEqual(names(), [PHONE, 'Heron Wallet', 'Birch NestGet'])
    assert.include(told, 'shown "Connect"')
  })

  it("has the host's name and picture as heading, and on one chain the chain", async () => {
    const { stores, portico } = await drawView({ name: 'Connect' }, (fake) =>
      fake.stores.host.set({
        ...fake.stores.host.value,
        site: { name: 'Lantern Row', icons: ['https://lantern.example/icon.png', 'https://lantern.example/2.png'] },
      }),
    )
    const dialog = screen.getByRole('dialog', { name: 'Connect to Lantern Row' })
    const pictures = () => [...dialog.querySelectorAll('h2 img')].map((image) => image.getAttribute('src'))
    assert.deepEqual(pictures(), ['https://lantern.example/icon.png'])
    act(() => stores.host.set({ ...portico.host.value, site: { name: 'Lantern Row' } }))
    assert.deepEqual(pictures(), [])
    act(() => stores.host.set({ ...portico.host.value, site: { name: '' } }))
    assert.ok(screen.getByRole('dialog', { name: 'Connect your wallet' }))
    await drawView({ name: 'Connect', namespace: 'solana' })
    assert.ok(screen.getByRole('dialog', { name: 'Connect on Solana' }))
  })

  it('marks a wallet that takes another one’s name, before any other label [S-11]', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON, { ...HERON, id: 'wallet.heron:1', unverified: true }],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 2,
      }),
    )
    assert.deepEqual(names(), [PHONE, 'Heron Wallet', 'Heron WalletUnverified'])
  })

  it('marks certified wallets, and no installed wallet that only claims to be one [S2-04] [U-44]', async () => {
    const certified = { ...BIRCH.listing, certified: true }
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [
          { ...HERON, section: 'injected', listing: certified },
          { ...BIRCH, listing: certified },
        ],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 2,
      }),
    )
    assert.deepEqual(names(), [PHONE, 'Heron Wallet', 'Birch NestCertifiedGet'])
  })

  it('shows installed wallets at once, while the directory loads', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON],
        pairingAt: 0,
        toGet: [],
        directory: 'Loading',
        total: 2,
      }),
    )
    assert.deepEqual(names(), [PHONE, 'Heron Wallet'])
    assert.equal(screen.getByText('Looking for wallets…').getAttribute('role'), 'status')
  })

  it('shows that the list is incomplete when the directory does not answer', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON],
        pairingAt: 0,
        toGet: [],
        directory: 'Unavailable',
        total: 2,
      }),
    )
    screen.getByText('More wallets cannot be listed right now. Those in this browser work.')
  })

  it('shows that once if the outage line already does', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) => {
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON],
        pairingAt: 0,
        toGet: [],
        directory: 'Unavailable',
        total: 2,
      })
      stores.outages.set(['walletApi'])
    })
    screen.getByText('The wallet directory is unavailable. Browser wallets work.')
    assert.isNull(screen.queryByText(/More wallets cannot be listed/))
  })

  it('shows "no wallet installed" above the wallets to install', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [BIRCH],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 1,
      }),
    )
    screen.getByText('No wallet found in this browser')
    assert.deepEqual(names(), [PHONE, 'Birch NestGet'])
  })

  it('explains wallets to a visitor who has none, and links to one on a phone [S1-02]', async () => {
    const { told } = await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({ methods: ['wallet'], rows: [], pairingAt: 0, toGet: [], directory: 'Loaded', total: 0 }),
    )
    screen.getByText('No wallet found in this browser')
    fireEvent.click(screen.getByRole('button', { name: 'WalletConnect Scan with a phone' }))
    assert.include(told, 'go {"name":"ConnectingWalletConnect"}')
    fireEvent.click(screen.getByRole('button', { name: 'New to wallets?' }))
    assert.include(told, 'go {"name":"WhatIsAWallet"}')
  })

  it('links to the whole directory, whose size it rounds down', async () => {
    const { told } = await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 642,
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'All wallets 640+' }))
    assert.include(told, 'go {"name":"AllWallets"}')
  })

  it('[S1-09] offers no e-mail and no social login if those are off', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 1,
      }),
    )
    assert.deepEqual(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? wordsOf(button)),
      ['What is a wallet?', 'Close', PHONE, 'Heron Wallet'],
    )
  })

  it('has pairing at its place in the list, and not before that is known [S9-25]', async () => {
    const wallets = { methods: ['wallet'], rows: [HERON, BIRCH], toGet: [], directory: 'Loaded', total: 2 } as const
    const { stores } = await drawView({ name: 'Connect' }, (fake) => fake.stores.wallets.set(wallets))
    assert.deepEqual(names(), ['Heron Wallet', 'Birch NestGet'])
    for (const [pairingAt, row] of [
      [1, 1],
      [2, 2],
      [0, 0],
    ] as const) {
      act(() => stores.wallets.set({ ...wallets, pairingAt }))
      assert.equal(names().indexOf(PHONE), row)
    }
  })

  it('shows how to reach a wallet that is not installed: by QR code on a computer, by its app on a phone [S2-05]', async () => {
    const listing = { ...BIRCH.listing, mobileLink: 'birch://' }
    const { stores } = await drawView({ name: 'Connect' }, ({ stores: { wallets } }) =>
      wallets.set({
        methods: ['wallet'],
        rows: [{ ...BIRCH, listing }],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 1,
      }),
    )
    assert.deepEqual(names(), [PHONE, 'Birch NestQR code'])
    act(() => stores.host.update((host) => ({ ...host, mobile: true })))
    assert.deepEqual(names(), ['Birch NestOpen'])
  })

  it('prepares a pairing at a row that pairs, on hover and on focus, and at no other row [U-48]', async () => {
    const pairable: WalletRow = { ...BIRCH, listing: { ...BIRCH.listing, universalLink: 'https://birch.example' } }
    const { told } = await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON, { ...BIRCH, id: 'alder', name: 'Alder' }, pairable],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 9,
      }),
    )
    const row = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
    const asked = (): number => told.filter((each) => each === 'preparePairing').length
    for (const name of [/^Heron/, /^Alder/, /^All wallets/]) {
      fireEvent.pointerEnter(row(name))
      fireEvent.focus(row(name))
    }
    assert.equal(asked(), 0)
    for (const name of [/^Birch/, /^WalletConnect/]) fireEvent.pointerEnter(row(name))
    assert.equal(asked(), 2)
    for (const name of [/^Birch/, /^WalletConnect/]) fireEvent.focus(row(name))
    assert.equal(asked(), 4)
  })

  it('selects a wallet, and moves through the rows with the arrow keys', async () => {
    const { told } = await drawView({ name: 'Connect' }, ({ stores }) =>
      stores.wallets.set({
        methods: ['wallet'],
        rows: [HERON, BIRCH],
        pairingAt: 0,
        toGet: [],
        directory: 'Loaded',
        total: 2,
      }),
    )
    const [, first, second] = within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('button')
    first?.focus()
    if (first !== undefined) fireEvent.keyDown(first, { key: 'ArrowDown' })
    assert.strictEqual(document.activeElement, second)
    if (second !== undefined) fireEvent.click(second)
    assert.include(told, 'chooseWallet "birch"')
  })

  it('closes by Escape, its button and the backdrop, but not by a key that ends an IME composition', async () => {
    const { told } = await drawView({ name: 'Connect' })
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true })
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 229 })
    assert.notInclude(told, 'close')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    // As a page script may dispatch it.
    fireEvent.keyDown(document, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    if (dialog.parentElement !== null) fireEvent.click(dialog.parentElement)
    assert.deepEqual(told.filter((order) => order === 'close').length, 4)
  })
})
