import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { KnownWallet } from '../../../application/connect/multiWallet.js'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import { mainnet } from '../../../networks.js'
import { aNetwork } from '../../support/aNetwork.js'
import { aUser } from '../../support/aUser.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { ADDRESS, aProfile, aWallet, SECOND } from '../support/aProfile.js'
import { change, drawView } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'
import { inView } from '../support/inView.js'

const TORTOISE = aWallet({ connectorId: 'tortoise', name: 'Tortoise Wallet', relation: 'active', accounts: [SECOND] })
const PAST = aWallet({ connectorId: 'finch', name: 'Finch Wallet', relation: 'disconnected', accounts: [] })
const SOLANA = aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana', name: 'Solana' })

interface Setting {
  readonly wallets?: readonly KnownWallet[]
  readonly multiWallet?: boolean
  readonly solana?: boolean
}

const drawWallets = async ({ wallets = [aWallet()], multiWallet = true, solana = false }: Setting = {}) => {
  let shown: ReturnType<typeof aProfile> | undefined
  const fake = await drawView({ name: 'ProfileWallets' }, (before: FakePortico) => {
    shown = aProfile(before)
    shown.show(wallets)
    before.stores.features.set({ ...DEFAULT_FEATURES, email: false, socials: false, multiWallet })
    if (solana) before.stores.network.set({ ...before.stores.network.value, networks: [mainnet, SOLANA] })
  })
  if (shown === undefined) throw new Error('nothing was drawn')
  return { ...fake, ...shown }
}
const press = (name: string | RegExp): Promise<void> =>
  change(() => void fireEvent.click(inView().getByRole('button', { name })))
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.getAttribute('aria-label') === list)
const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''

describe('the ProfileWallets view', () => {
  it('[S2-11] shows the active wallet, other connected ones, and recent ones, each with its actions', async () => {
    await drawWallets({ wallets: [aWallet(), TORTOISE, PAST] })
    inView().getByRole('heading', { name: '2 wallets connected' })
    const [heron, tortoise] = rows('Wallets')
    assert.include(heron?.textContent, 'Heron Wallet')
    assert.include(heron?.textContent, '0xf3…b92266')
    assert.include(heron?.textContent, 'Active')
    assert.notInclude(tortoise?.textContent, 'Active')
    inView().getByRole('button', { name: 'Switch Tortoise Wallet, 0x70…dc79C8' })
    assert.isNull(inView().queryByRole('button', { name: /Switch.*Heron/ }))
    const [finch] = rows('Used before')
    assert.include(finch?.textContent, 'Finch Wallet')
    for (const name of [
      'Connect Finch Wallet',
      'Forget Finch Wallet',
      'Disconnect Heron Wallet',
      'Disconnect all',
      'Add Ethereum & compatible wallet',
    ])
      inView().getByRole('button', { name })
    const explorer = inView().getByRole('link', { name: 'View 0xf3…b92266 on explorer' })
    assert.equal(explorer.getAttribute('href'), `https://etherscan.io/address/${ADDRESS}`)
    assert.equal(explorer.getAttribute('rel'), 'noopener noreferrer')
  })

  it('[S2-11] labels the account of a login as smart, if it is [S6-01]', async () => {
    const { stores } = await drawWallets()
    const isSaid = (): boolean => inView().queryByText('Smart account') !== null
    const login = { user: aUser({ address: ADDRESS }), address: ADDRESS }
    await change(() => stores.account.set(aConnectedAccount({ ...login, preferredAccountType: 'smartAccount' })))
    assert.isTrue(isSaid())
    await change(() => stores.account.set(aConnectedAccount({ ...login, preferredAccountType: 'eoa' })))
    assert.isFalse(isSaid())
  })

  it('switches, disconnects, connects again and forgets', async () => {
    const { told } = await drawWallets({ wallets: [aWallet(), TORTOISE, PAST] })
    for (const name of [
      /^Switch Tortoise/,
      'Disconnect Tortoise Wallet',
      'Disconnect all',
      'Connect Finch Wallet',
      'Forget Finch Wallet',
    ])
      await press(name)
    assert.includeMembers(told, [
      `switchTo "tortoise" "${SECOND}"`,
      'leave "tortoise"',
      'leaveAll "eip155"',
      'switchTo "finch"',
      'forget "finch"',
    ])
  })

  it('[S1-08] lists the accounts of a wallet, any of which can be made active', async () => {
    const { told } = await drawWallets({ wallets: [aWallet({ accounts: [ADDRESS, SECOND] })] })
    const [first, second] = rows('Accounts in this wallet')
    assert.deepEqual([first?.getAttribute('aria-current'), second?.getAttribute('aria-current')], ['true', null])
    await press(/^Switch.*0x70/)
    assert.include(told, `switchTo "heron" "${SECOND}"`)
  })

  it('copies the account of its button, and marks that one alone', async () => {
    const { told, stores } = await drawWallets({ wallets: [aWallet({ accounts: [ADDRESS, SECOND] })] })
    await press('Copy 0x70…dc79C8')
    assert.include(told, `copyAddress "${SECOND}"`)
    await change(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'AddressCopied' } }))
    inView().getByRole('button', { name: 'Address copied' })
    inView().getByRole('button', { name: 'Copy 0xf3…b92266' })
  })

  it('renames a wallet: Enter saves, Escape does not, and neither closes the modal', async () => {
    const { told } = await drawWallets()
    await press('Rename Heron Wallet')
    const field = inView().getByRole('textbox', { name: 'Your name for Heron Wallet' })
    assert.equal(document.activeElement, field)
    assert.equal(field.getAttribute('maxlength'), '40')
    await change(() => {
      fireEvent.change(field, { target: { value: 'Savings' } })
      fireEvent.keyDown(field, { key: 'Escape' })
    })
    assert.equal(focused(), 'Rename Heron Wallet')
    assert.notInclude(told, 'close')
    await press('Rename Heron Wallet')
    const again = inView().getByRole('textbox')
    await change(() => void fireEvent.change(again, { target: { value: 'Savings' } }))
    await change(() => void fireEvent.submit(again))
    assert.deepEqual(
      told.filter((order) => order.startsWith('label')),
      ['label "heron" "Savings"'],
    )
    assert.equal(focused(), 'Rename Heron Wallet')
  })

  it('shows a label beside the name of the wallet, which no label hides', async () => {
    await drawWallets({ wallets: [aWallet({ label: 'Savings', name: '\u202eteksaM' })] })
    const [row] = rows('Wallets')
    assert.deepEqual(
      [...(row?.querySelectorAll('bdi') ?? [])].slice(0, 2).map(({ textContent }) => textContent),
      ['Savings', '\u202eteksaM'],
    )
  })

  it('shows what was disconnected with an undo button that has the focus while available; then the heading has it', async () => {
    const { told, show } = await drawWallets({ wallets: [aWallet(), TORTOISE] })
    const button = inView().getByRole('button', { name: 'Disconnect Tortoise Wallet' })
    button.focus()
    const gone = [aWallet(), { ...TORTOISE, relation: 'disconnected' as const, accounts: [] }]
    await change(() => show(gone, { undoable: [TORTOISE] }))
    assert.include(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
      'Tortoise Wallet is disconnected.',
    )
    assert.equal(focused(), 'Undo')
    await press('Undo')
    assert.include(told, 'undo')
    await change(() => show(gone, { returning: [TORTOISE] }))
    assert.equal(focused(), '1 wallet connected')
    assert.equal(inView().getByRole('button', { name: 'Connect Tortoise Wallet' }).getAttribute('aria-busy'), 'true')
  })

  it('shows that no wallet is connected, and how to connect', async () => {
    const { told } = await drawWallets({ wallets: [], multiWallet: false })
    inView().getByText('No wallet connected')
    assert.equal(focused(), 'No wallet connected')
    await press('Add Ethereum & compatible wallet')
    assert.include(told, 'go {"name":"Connect","namespace":"eip155"}')
  })

  it('[S1-08] has a tab for each namespace, starts at the active one, and works with the feature off: one wallet each', async () => {
    const sol = aWallet({
      namespace: 'solana',
      connectorId: 'kestrel',
      name: 'Kestrel Wallet',
      accounts: ['So11111111111111111111111111111111111111112'],
    })
    const { told } = await drawWallets({ wallets: [aWallet(), sol], multiWallet: false, solana: true })
    assert.deepEqual(
      screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
      [
        ['Ethereum', 'true'],
        ['Solana', 'false'],
      ],
    )
    assert.isNull(inView().queryByRole('button', { name: /^Add/ }), 'a namespace has one wallet')
    assert.isNull(inView().queryByRole('button', { name: 'Disconnect all' }))
    await change(() => void fireEvent.click(screen.getByRole('tab', { name: 'Solana' })))
    await press(/^Switch Kestrel/)
    await press('Disconnect everywhere')
    assert.includeMembers(told, [`switchTo "kestrel" "${sol.accounts[0] ?? ''}"`, 'leaveAll'])
  })

  it('has no tabs if there is one namespace', async () => {
    await drawWallets()
    assert.isNull(screen.queryByRole('tab'))
  })

  it('waits for its code, shows a failed load, and loads it again', async () => {
    let fails = true
    const loading = await drawView({ name: 'ProfileWallets' }, (fake) => {
      const { wallets, show } = aProfile(fake)
      show([aWallet()])
      fake.profile.load = () => (fails ? Promise.reject(new Error('no network')) : Promise.resolve(wallets))
    })
    inView().getByText('This part of the page could not be loaded.')
    fails = false
    await press('Load again')
    inView().getByRole('heading', { name: '1 wallet connected' })
    assert.include(loading.told, 'shown "ProfileWallets"')
  })
})
