import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { View } from '../../../domain/modal/view.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { mainnet, solana } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { withNetworks } from '../support/networks.js'

const BOTH: WalletRow = {
  _tag: 'Installed',
  id: 'io.both',
  name: 'Both Wallet',
  section: 'injected',
  unverified: false,
  connectors: [
    { namespace: 'eip155', connectorId: 'io.both' },
    { namespace: 'solana', connectorId: 'standard:Both' },
  ],
}
const EVM: WalletRow = {
  ...BOTH,
  id: 'io.evm',
  name: 'Evm Wallet',
  connectors: [{ namespace: 'eip155', connectorId: 'io.evm' }],
}

const drawOn = (view: View, rows: readonly WalletRow[] = [BOTH, EVM]) =>
  drawView(view, (fake) => {
    withNetworks({ networks: [mainnet, solana] })(fake)
    fake.stores.wallets.set({ methods: ['email', 'wallet'], rows, toGet: [], directory: 'Loaded', total: rows.length })
  })

describe("the view that asks for a wallet's chain", () => {
  it('has a row for each chain, and marks connected ones', async () => {
    const { stores, told } = await drawOn({ name: 'ConnectingMultiChain', walletId: 'io.both' })
    screen.getByRole('dialog', { name: 'Both Wallet' })
    const connection = { connectorId: 'io.both', accounts: ['0x1'], caipNetworkId: 'eip155:1' } as const
    await change(() =>
      stores.connections.set({ ...NO_CONNECTIONS, eip155: { _tag: 'Connected', active: connection, others: [] } }),
    )
    screen.getByRole('button', { name: /Ethereum & compatible.*Connected/ })
    fireEvent.click(screen.getByRole('button', { name: 'Solana' }))
    assert.include(told, 'chooseWallet "io.both" "solana"')
  })

  it('shows that the wallet is gone, and links back [X-16]', async () => {
    const { told } = await drawOn({ name: 'ConnectingMultiChain', walletId: 'io.both' }, [EVM])
    screen.getByText('Wallet not found')
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) ?? assert.fail())
    assert.include(told, 'back')
  })
})

describe('the Connect view of one chain', () => {
  it('lists only wallets for it, names it, and offers no login on another chain', async () => {
    await drawOn({ name: 'Connect', namespace: 'solana' })
    screen.getByRole('dialog', { name: 'Connect on Solana' })
    screen.getByRole('button', { name: /^Both Wallet/ })
    assert.isNull(screen.queryByRole('button', { name: /^Evm Wallet/ }))
    assert.isNull(screen.queryByRole('textbox'))
  })

  it('links to all wallets if none of the few works there, on a phone, too [X-16]', async () => {
    const { stores, told } = await drawOn({ name: 'Connect', namespace: 'bip122' })
    await change(() => stores.host.set({ ...stores.host.value, mobile: true }))
    assert.isNull(screen.queryByRole('button', { name: /Wallet Ethereum & compatible/ }))
    fireEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
    assert.include(told, 'go {"name":"AllWallets"}')
  })

  it("shows each wallet's chains only on a page with several", async () => {
    const { stores } = await drawOn({ name: 'Connect' })
    screen.getByRole('button', { name: /Both Wallet.*Ethereum & compatible · Solana/ })
    await change(() => stores.network.set({ ...stores.network.value, networks: [mainnet] }))
    assert.isNull(screen.queryByText(/Ethereum & compatible/))
  })
})

describe('the view for a network of another namespace', () => {
  const view = { name: 'SwitchActiveChain', networkId: solana.caipNetworkId } as const

  it('[S2-13] explains that it needs another wallet and that the connected one stays, and links to suitable wallets', async () => {
    const { stores, told } = await drawOn(view)
    await change(() => stores.account.set(aConnectedAccount({ connectedWalletInfo: { name: 'Heron Wallet' } })))
    screen.getByRole('dialog', { name: 'Solana' })
    screen.getByText('Solana needs another wallet')
    screen.getByText('Heron Wallet is not connected there, and stays connected where it is.')
    fireEvent.click(screen.getByRole('button', { name: 'Choose a wallet for Solana' }))
    assert.include(told, 'go {"name":"Connect","namespace":"solana"}')
  })

  it("lists the site's networks if a host requested an unknown one", async () => {
    await drawOn({ ...view, networkId: 'solana:nowhere' })
    screen.getByRole('button', { name: /^Ethereum/ })
  })
})
