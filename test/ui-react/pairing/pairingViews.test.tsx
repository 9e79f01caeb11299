import '../support/dom.js'
import { act, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { IN_APP_BROWSER_WALLET_IDS } from '../../../domain/wallets/walletListing.js'
import type { PairingState } from '../../../domain/pairing/pairing.js'
import type { View } from '../../../domain/modal/view.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { installedRow, listedRow } from '../../support/walletRows.js'
import { drawView } from '../support/draw.js'
import { onStoppedClock } from '../support/onStoppedClock.js'

const CODE = 'QR code to scan with a wallet on a phone'
const link = { uri: 'wc:0123@2?symKey=00', expiresAt: 240_000 }
const BIRCH = listedRow({
  id: 'birch',
  name: 'Birch Nest',
  chains: [],
  certified: false,
  mobileLink: 'birch://',
  webappLink: 'https://birch.example',
  desktopLink: 'birch-desktop://',
})
const ANY: View = { name: 'ConnectingWalletConnect', walletId: undefined }

const drawn = (view: View, pairing: PairingState, mobile = false) =>
  drawView(view, ({ stores }) => {
    stores.wallets.set({ methods: ['wallet'], rows: [BIRCH], toGet: [], directory: 'Loaded', total: 640 })
    stores.host.update((host) => ({ ...host, mobile }))
    stores.pairing.set(pairing)
  })
const isOff = (name: string): string | null => screen.getByRole('button', { name }).getAttribute('aria-disabled')

describe('the view to pair a phone', () => {
  it('reserves the space of the code before it exists, and has nothing to copy yet [S2-05] [U-49]', async () => {
    await drawn(ANY, { _tag: 'Preparing' })
    screen.getByText('Making a code…')
    assert.isNull(screen.queryByRole('img', { name: CODE }))
    assert.equal(isOff('Copy link'), 'true')
  })

  it('shows the code, and copies its link [S2-05]', async () => {
    const { told } = await drawn(ANY, { _tag: 'Ready', link, after: undefined })
    screen.getByRole('img', { name: CODE })
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    assert.include(told, 'copyPairingLink')
    assert.notInclude(document.body.innerHTML, 'symKey')
  })

  it('shows with a new code how the previous one ended [U-46]', async () => {
    const { stores } = await drawn(ANY, { _tag: 'Ready', link, after: 'Rejected' })
    screen.getByText('Declined in the wallet. Scan this new code.')
    act(() => stores.pairing.set({ _tag: 'Ready', link, after: 'Expired' }))
    screen.getByText('The last code ran out. Scan this new code.')
    act(() => stores.pairing.set({ _tag: 'Ready', link, after: 'Lost' }))
    screen.getByText('The connection broke off. Scan this new code.')
  })

  it('is replaced by the wallet itself once it is installed [W-26]', async () => {
    const { stores, told } = await drawn({ name: 'ConnectingWalletConnect', walletId: 'birch' }, { _tag: 'Preparing' })
    assert.isFalse(told.some((order) => order.startsWith('chooseWallet')))
    act(() => stores.wallets.update((known) => ({ ...known, rows: [installedRow(BIRCH.listing)] })))
    assert.include(told, 'chooseWallet "example.birch"')
  })

  it('dims an expired code, and its link can no longer be copied [U-46]', async () => {
    await drawn(ANY, { _tag: 'Renewing', link, after: 'Expired' })
    screen.getByRole('img', { name: 'Code expired. Getting a new one…' })
    assert.equal(isOff('Copy link'), 'true')
  })

  for (const [error, words, code] of [
    [
      { _tag: 'PairingNotConfigured' },
      'Pairing a phone is not set up on this site. Use a wallet in this browser.',
      'PTC-PAIRING-NOT-CONFIGURED',
    ],
    [
      { _tag: 'RelayRefused', reason: 'Unauthorized: invalid key' },
      'Pairing a phone does not work on this site right now. Use a wallet in this browser.',
      'PTC-PAIRING-REFUSED',
    ],
    ...(
      [
        ['Ahead', 241_000, 'is 4 minutes ahead'],
        ['Ahead', 61_000, 'is 1 minute ahead'],
        ['Ahead', 3_600_000 * 3, 'is 3 hours ahead'],
        ['Ahead', 86_400_000 * 400, 'is 400 days ahead'],
        ['Ahead', undefined, 'is ahead'],
        ['Behind', undefined, 'is more than a day behind'],
      ] as const
    ).map(
      ([clock, byMs, off]) =>
        [
          { _tag: 'ClockSkewed', reason: 'invalid key', clock, byMs },
          `The clock of this device ${off}. The pairing service refuses it. Set the clock and come back.`,
          'PTC-PAIRING-CLOCK',
        ] as const,
    ),
    [
      { _tag: 'RelayUnreachable' },
      'The pairing service does not answer. Trying again every few seconds.',
      'PTC-PAIRING-UNREACHABLE',
    ],
    [{ _tag: 'PairingUnavailable', cause: undefined }, 'Pairing could not start.', 'PTC-PAIRING-UNAVAILABLE'],
    [
      { _tag: 'NothingGranted' },
      'The wallet gave no account on a network of this site. Try another account or wallet.',
      'PTC-PAIRING-NOTHING-GRANTED',
    ],
    [
      { _tag: 'WalletRefused', cause: undefined },
      'The wallet refused. It may not know a network of this site.',
      'PTC-PAIRING-WALLET-REFUSED',
    ],
  ] as const) {
    it(`explains a missing code by text and by ${code}, and retries [U-49] [U-56]`, async () => {
      const { told } = await drawn(ANY, { _tag: 'Failed', error })
      screen.getByText(words)
      screen.getByText(code)
      assert.notInclude(document.body.textContent ?? '', 'invalid key')
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      assert.include(told, 'retryPairing')
    })
  }

  it('has a tab for each way to a wallet: phone, web page and desktop on a computer, the last two with a link [S2-05]', async () => {
    const { told } = await drawn(
      { name: 'ConnectingWalletConnect', walletId: 'birch' },
      { _tag: 'Ready', link, after: undefined },
    )
    assert.deepEqual(
      screen.getAllByRole('tab').map((tab) => tab.textContent),
      ['Phone', 'Web page', 'Desktop'],
    )
    for (const [tab, route] of [
      ['Web page', 'Web'],
      ['Desktop', 'Desktop'],
    ] as const) {
      fireEvent.click(screen.getByRole('tab', { name: tab }))
      fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
      assert.include(told, `openWallet "${route}"`)
    }
  })

  it('opens the app on a phone, synchronously in the click, and can still show the code [U-21]', async () => {
    const { told } = await drawn(
      { name: 'ConnectingWalletConnect', walletId: 'birch' },
      { _tag: 'Ready', link, after: undefined },
      true,
    )
    assert.deepEqual(
      screen.getAllByRole('tab').map((tab) => tab.textContent),
      ['App', 'Web page', 'Phone'],
    )
    fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
    assert.include(told, 'openWallet "Mobile"')
  })

  it('shows on a phone how to use the link of a wallet that no link opens, and keeps the ways to install it', async () => {
    const { stores, told } = await drawn(
      { name: 'ConnectingWalletConnect', walletId: 'birch' },
      { _tag: 'Ready', link, after: undefined },
      true,
    )
    const [id, name] = ['birch', 'Birch Nest']
    const show = (listing: object): void =>
      act(() =>
        stores.wallets.set({
          methods: ['wallet'],
          rows: [{ ...BIRCH, listing: { id, name, chains: [], certified: false, ...listing } }],
          toGet: [],
          directory: 'Loaded',
          total: 640,
        }),
      )
    show({ unlinkedApp: 'Mobile' })
    screen.getByText('Is Birch Nest on this phone? Copy the link, and paste it there.')
    assert.isNull(screen.queryByRole('button', { name: 'Open Birch Nest' }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    screen.getByRole('button', { name: 'Get Birch Nest' })
    assert.include(told, 'copyPairingLink')
    show({ unlinkedApp: 'Mobile', universalLink: 'https://link.birch.example' })
    screen.getByRole('button', { name: 'Open Birch Nest' })
    fireEvent.click(screen.getByRole('tab', { name: 'Phone' }))
    assert.isNull(screen.queryByText(/^Is Birch Nest on this phone/))
    act(() => stores.host.update((host) => ({ ...host, mobile: false })))
    show({ unlinkedApp: 'Mobile' })
    assert.isNull(screen.queryByText(/^Is Birch Nest on this phone/))
    screen.getByRole('button', { name: 'Copy link' })
  })

  it(
    'asks whether the app failed to open if the page is still visible after 1.5 s [U-24]',
    onStoppedClock(async (pass) => {
      await drawn(
        { name: 'ConnectingWalletConnect', walletId: 'birch' },
        { _tag: 'Ready', link, after: undefined },
        true,
      )
      fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
      await pass(1_499)
      assert.isNull(screen.queryByText(/^Did Birch Nest not open/))
      await pass(1)
      screen.getByText('Did Birch Nest not open? Try again, copy the link into it, or get it first.')
    }),
  )

  it(
    'offers the other link if the first did nothing, and not before [U-24]',
    onStoppedClock(async (pass) => {
      const { told, stores } = await drawn(
        { name: 'ConnectingWalletConnect', walletId: 'birch' },
        { _tag: 'Ready', link, after: undefined },
        true,
      )
      act(() =>
        stores.wallets.set({
          methods: ['wallet'],
          rows: [{ ...BIRCH, listing: { ...BIRCH.listing, universalLink: 'https://link.birch.example' } }],
          toGet: [],
          directory: 'Loaded',
          total: 640,
        }),
      )
      assert.isNull(screen.queryByRole('button', { name: 'Open it another way' }))
      fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
      await pass(1_500)
      fireEvent.click(screen.getByRole('button', { name: 'Open it another way' }))
      assert.deepEqual(
        told.filter((each) => each.startsWith('openWallet')),
        ['openWallet "Mobile"', 'openWallet "Mobile"'],
      )
    }),
  )

  it('opens this page in a wallet that does not pair, whatever the state of the pairing [U-24]', async () => {
    const { told, stores } = await drawn(
      { name: 'ConnectingWalletConnect', walletId: IN_APP_BROWSER_WALLET_IDS.phantom },
      { _tag: 'Failed', error: { _tag: 'RelayUnreachable' } },
      true,
    )
    const row: WalletRow = {
      ...BIRCH,
      id: IN_APP_BROWSER_WALLET_IDS.phantom,
      listing: { id: IN_APP_BROWSER_WALLET_IDS.phantom, name: 'Birch Nest', chains: [], certified: false },
    }
    act(() => stores.wallets.set({ methods: ['wallet'], rows: [row], toGet: [], directory: 'Loaded', total: 640 }))
    await screen.findByText('Birch Nest opens this page in its own browser. Connect there.')
    assert.isNull(screen.queryByRole('button', { name: 'Copy link' }))
    fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
    assert.include(told, 'openWallet "Mobile"')
  })

  it('links to where the wallet can be installed', async () => {
    const { told } = await drawn(
      { name: 'ConnectingWalletConnect', walletId: 'birch' },
      { _tag: 'Ready', link, after: undefined },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Get Birch Nest' }))
    assert.include(told, 'go {"name":"Downloads","walletId":"birch"}')
  })
})

describe('the start view of a host without adapters', () => {
  it('has the code for any phone, and a link to all wallets [S2-06]', async () => {
    const { told } = await drawn({ name: 'ConnectingWalletConnectBasic' }, { _tag: 'Ready', link, after: undefined })
    screen.getByRole('img', { name: CODE })
    fireEvent.click(screen.getByRole('button', { name: 'All wallets 640' }))
    assert.include(told, 'go {"name":"AllWallets"}')
  })
})
