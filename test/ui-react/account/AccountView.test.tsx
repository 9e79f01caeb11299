import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import type { AccountState } from '../../../domain/account/accountState.js'
import { bitcoin, mainnet, sepolia } from '../../../networks.js'
import { aNetwork } from '../../support/aNetwork.js'
import { amountOf } from '../support/amounts.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { aProfile, aWallet } from '../support/aProfile.js'
import { change, drawView } from '../support/draw.js'

const MOSS: TokenBalance = {
  name: 'Moss',
  symbol: 'MOSS',
  chainId: 'eip155:1',
  address: 'eip155:1:0x9',
  value: 13125.5678,
  price: 0.4,
  quantity: { decimals: '18', numeric: '31415.9265' },
}
const BARE: TokenBalance = {
  name: 'Bare',
  symbol: 'BARE',
  chainId: 'eip155:1',
  address: 'eip155:1:0x1',
  price: 0,
  quantity: { decimals: '6', numeric: '2' },
}

const ETHER: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 38524.694,
  price: 3120,
  quantity: { decimals: '18', numeric: '12.3456' },
}

const BITCOIN_ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

const drawAccount = (account: Partial<AccountState> = {}) =>
  drawView({ name: 'Account' }, ({ stores }) => stores.account.set(aConnectedAccount(account)))

/** With several wallets enabled by the host. */
const drawWithWallets = async () => {
  const fake = await drawAccount()
  const { show } = aProfile(fake)
  await change(() => fake.stores.features.set({ ...fake.stores.features.value, multiWallet: true }))
  return { ...fake, show }
}

describe('the Account view', () => {
  it('[S2-03][S5-20][S5-21] shows the account and the balance, with 3 decimals, and 4 and 6 characters', async () => {
    await drawAccount()
    screen.getByText('0xf3…b92266')
    amountOf('12.346 ETH')
    screen.getByText('Ethereum')
  })

  it('shows a gap and never a zero while the balance is unknown', async () => {
    await drawView({ name: 'Account' }, ({ stores }) => {
      stores.account.set(aConnectedAccount({ balance: undefined }))
      stores.balance.set({ _tag: 'Unknown' })
    })
    assert.isNull(screen.queryByText(/ETH/))
  })

  it('[S5-22] shows the total value, with the coin of the network below it, which is there first and stays', async () => {
    const { stores } = await drawAccount()
    const told = () => [...document.querySelectorAll('[role=dialog] p')].map((line) => line.textContent).slice(1, 3)
    assert.deepEqual(told(), ['Total', 'Balance12.346 ETH'], 'before tokens are asked for')
    await change(() => stores.tokens.set({ _tag: 'Loading' }))
    assert.deepEqual(told(), ['Total', 'Balance12.346 ETH'])
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [ETHER, MOSS, BARE] }))
    assert.deepEqual(told(), ['Total$51,650.26', 'Balance12.346 ETH'])
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [{ ...MOSS, value: 1 }] }))
    assert.equal(told()[0], 'Balance12.346 ETH')
    await change(() => stores.tokens.set({ _tag: 'Unavailable', tokens: [ETHER], retryAt: 0 }))
    assert.equal(told()[0], 'Balance12.346 ETH')
  })

  it('shows for a test network the coin balance, in one place from the first frame on, and no value', async () => {
    const { stores } = await drawAccount()
    const told = () => document.querySelectorAll('[role=dialog] p')[1]?.textContent
    await change(() =>
      stores.network.update((known) => ({ ...known, active: { _tag: 'Configured', network: sepolia } })),
    )
    assert.equal(told(), 'Balance12.346 ETH')
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [ETHER] }))
    assert.equal(told(), 'Balance12.346 ETH')
  })

  it('[S2-20] has tabs for tokens, NFTs and activity, and a heading if tokens are alone', async () => {
    const { stores } = await drawAccount()
    assert.deepEqual(
      screen.getAllByRole('tab').map((tab) => tab.textContent),
      ['Tokens', 'NFTs', 'Activity'],
    )
    await change(() => stores.features.set({ ...stores.features.value, activity: false, nfts: false }))
    assert.isNull(screen.queryByRole('tab'))
    within(screen.getByRole('region', { name: 'Tokens' })).getByRole('heading', { name: 'Tokens' })
    for (const name of ['NFTs', 'Activity']) assert.isNull(screen.queryByText(name))
  })

  it('[S2-20] has no NFTs and no activity outside EVM, or without a source of assets', async () => {
    const { stores } = await drawAccount()
    await change(() => stores.tokens.set({ _tag: 'NotConfigured' }))
    for (const name of ['NFTs', 'Activity']) assert.isNull(screen.queryByText(name))
    await change(() => stores.tokens.set({ _tag: 'Loading' }))
    for (const name of ['NFTs', 'Activity']) screen.getByRole('tab', { name })
    await change(() =>
      stores.network.update((known) => ({ ...known, active: { _tag: 'Configured', network: bitcoin } })),
    )
    for (const name of ['NFTs', 'Activity']) assert.isNull(screen.queryByText(name))
  })

  it('shows wallet and network of the account, with the wallet’s logo, or its letter, at its picture', async () => {
    const { stores } = await drawAccount()
    await change(() => stores.account.update((known) => ({ ...known, connectedWalletInfo: { name: 'Heron Wallet' } })))
    screen.getByText('Heron Wallet on Ethereum')
    assert.isNotNull(document.querySelector('[data-letter="H"]'))
  })

  it('[S5-20][S5-22] lists tokens with 3 decimals and values with 2, and marks missing prices', async () => {
    const { stores } = await drawAccount()
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [MOSS, BARE] }))
    const rows = within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
    assert.include(rows[0]?.textContent, '31,415.927 MOSS')
    assert.include(rows[0]?.textContent, '$13,125.57')
    assert.include(rows[1]?.textContent, 'No price')
  })

  it('[S8-04] keeps the last list when balances are unavailable, shows that, and offers a retry', async () => {
    const { stores, told } = await drawAccount()
    await change(() => {
      stores.tokens.set({ _tag: 'Unavailable', tokens: [MOSS], retryAt: 0 })
      stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'TokenBalanceUnavailable' } })
    })
    amountOf('31,415.927 MOSS')
    assert.include(screen.getByRole('alert').textContent, 'Token Balance Unavailable')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    assert.includeMembers(told, ['refreshBalances', 'dismissNotice'])
  })

  it('[S8-04] announces that once: the outage line leaves it to the view, which shows it without announcing it', async () => {
    const { stores } = await drawAccount()
    await change(() => stores.outages.set(['blockchainApi']))
    screen.getByText(/Token prices and balances are unavailable/)
    await change(() => stores.tokens.set({ _tag: 'Unavailable', tokens: [], retryAt: 0 }))
    assert.isNull(screen.queryByText(/Token prices and balances are unavailable/))
    screen.getByText(/Tokens cannot be shown right now/)
    await change(() => stores.outages.set(['blockchainApi', 'chainRpc']))
    screen.getByText(/The network does not answer/)
  })

  it('marks a token whose symbol imitates another one [S-09]', async () => {
    const { stores } = await drawAccount()
    await change(() =>
      stores.tokens.set({ _tag: 'Loaded', tokens: [MOSS, { ...MOSS, address: 'eip155:1:0x2', symbol: 'M\u041eSS' }] }),
    )
    const rows = within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
    assert.deepEqual(
      rows.map((row) => within(row).queryByText('Unverified') !== null),
      [false, true],
    )
  })

  it('shows and copies an address with its checksum, whatever the wallet returns [S5-02]', async () => {
    const { stores, told } = await drawAccount()
    const spelt = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await change(() => stores.account.update((known) => ({ ...known, address: spelt.toLowerCase() })))
    await screen.findByText('0x70…dc79C8')
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    assert.include(told, `copyAddress "${spelt}"`)
  })

  it('shows that an account is empty', async () => {
    const { stores } = await drawAccount()
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [] }))
    screen.getByText('No tokens yet')
  })

  it('marks the address as copied only if it was', async () => {
    const { stores, told } = await drawAccount()
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    assert.include(told, 'copyAddress "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"')
    await change(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'CopyFailed', text: '0xab' } }))
    screen.getByRole('button', { name: 'Copy address' })
    await change(() => stores.snackbar.set({ _tag: 'Shown', id: 2, notice: { _tag: 'AddressCopied' } }))
    screen.getByRole('button', { name: 'Address copied' })
  })

  it('shows that the wallet is on a network the site does not use', async () => {
    const { stores } = await drawAccount()
    await change(() =>
      stores.network.set({ ...stores.network.value, active: { _tag: 'Unsupported', caipNetworkId: 'eip155:999' } }),
    )
    assert.include(screen.getByText(/This site does not use/).parentElement?.textContent ?? '', 'eip155:999')
    assert.isNull(screen.queryByRole('tab'), 'nothing is said of what it holds there')
  })

  it('shows neither balances nor tokens where none are read: no permanent gap or empty list [S9-20]', async () => {
    const { stores } = await drawAccount()
    const bitcoinAccount = {
      caipAddress: `${bitcoin.caipNetworkId}:${BITCOIN_ADDRESS}`,
      address: BITCOIN_ADDRESS,
      balance: undefined,
      balanceSymbol: 'BTC',
    } as const
    await change(() => {
      stores.network.set({
        ...stores.network.value,
        activeNamespace: 'bip122',
        active: { _tag: 'Configured', network: bitcoin },
      })
      stores.account.set(aConnectedAccount(bitcoinAccount))
      stores.balance.set({ _tag: 'NotConfigured' })
      stores.tokens.set({ _tag: 'NotConfigured' })
    })
    screen.getByText('bc1q…vgkx0l')
    screen.getByText('Bitcoin')
    for (const text of ['Balance', 'No tokens yet']) assert.isNull(screen.queryByText(text), text)
    assert.isNull(screen.queryByRole('tab'))
    await change(() => stores.balance.set({ _tag: 'Loaded', amount: '0.125' }))
    amountOf('0.125 BTC')
  })

  it('links to the wallets if the host keeps several, or has several namespaces, and not otherwise [S2-11]', async () => {
    const { stores, told } = await drawAccount({ connectedWalletInfo: { name: 'Heron Wallet' } })
    assert.isNull(screen.queryByRole('button', { name: /^Wallets/ }))
    await change(() => stores.features.set({ ...stores.features.value, multiWallet: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Wallets Heron Wallet' }))
    assert.include(told, 'go {"name":"ProfileWallets"}')
    await change(() => {
      stores.features.set({ ...stores.features.value, multiWallet: false })
      stores.network.set({
        ...stores.network.value,
        networks: [mainnet, aNetwork({ caipNetworkId: 'solana:main', chainNamespace: 'solana' })],
      })
    })
    screen.getByRole('button', { name: /^Wallets/ })
  })

  it('disconnects one wallet of several and shows the others, if the host keeps several [S2-11]', async () => {
    const { told, stores, show } = await drawWithWallets()
    await change(() => show([aWallet(), aWallet({ connectorId: 'tortoise', relation: 'active' })]))
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
    assert.deepEqual(
      told.filter((order) => /leave|disconnect|go/.test(order)),
      ['go {"name":"ProfileWallets"}', 'leave "heron"'],
    )
    await change(() => stores.features.set({ ...stores.features.value, multiWallet: false }))
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
    assert.include(told, 'disconnect')
  })

  it('shows that nothing was disconnected if its code fails to load [S8-23]', async () => {
    const { told, profile, show } = await drawWithWallets()
    profile.load = () => Promise.reject(new Error('no network'))
    await change(() => show([aWallet(), aWallet({ connectorId: 'tortoise', relation: 'active' })]))
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
    assert.include(told, 'notify {"_tag":"DisconnectFailed"}')
  })

  it('disconnects', async () => {
    const { told } = await drawAccount()
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
    assert.include(told, 'disconnect')
  })
})
