import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { AccountState } from '../../../domain/account/accountState.js'
import { sepolia } from '../../../networks.js'
import type { AccountSlots, EmptySlotProps } from '../../../ui-react/slots/Slots.js'
import { amountOf } from '../support/amounts.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { aProfile } from '../support/aProfile.js'
import { change } from '../support/draw.js'
import { drawWithSlots } from '../support/drawWithSlots.js'
import type { FakePortico } from '../support/fakePortico.js'

const connected = ({ stores }: FakePortico): void => {
  stores.account.set(aConnectedAccount({}))
  stores.tokens.set({ _tag: 'Loaded', tokens: [] })
}

const drawAccount = (account: AccountSlots, prepare: (fake: FakePortico) => void = () => undefined) =>
  drawWithSlots({ name: 'Account' }, { account }, (fake) => {
    connected(fake)
    prepare(fake)
  })

const Throws = (): never => {
  throw new Error('the host’s part broke')
}

const Points = ({ account }: { readonly account: AccountState }) => <p>Points of {account.address}</p>

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe("the host's additions to the account", () => {
  it('can be buttons below the balance, in the host’s order, which get the account [W-64]', async () => {
    const pressed: (string | undefined)[] = []
    await drawAccount({
      actions: [
        {
          id: 'gift',
          label: 'Give a seat',
          icon: <svg data-testid="icon" />,
          onPress: (of) => pressed.push(of.address),
        },
        { id: 'guests', label: 'Guest list', onPress: () => pressed.push('guests') },
      ],
    })
    const list = screen.getByRole('list', { name: 'Actions' })
    const buttons = within(list).getAllByRole('button')
    assert.deepEqual(
      buttons.map(({ textContent }) => textContent),
      ['Give a seat', 'Guest list'],
    )
    assert.isNotNull(screen.getByTestId('icon').closest('[aria-hidden="true"]'))
    assert.isTrue(isBefore(amountOf('12.346 ETH'), list))
    for (const button of buttons) fireEvent.click(button)
    assert.deepEqual(pressed, [aConnectedAccount({}).address, 'guests'])
  })

  it("can be rows below Portico's, with a second line and an icon, or the letter of their name [W-64]", async () => {
    let pressed: string | undefined
    await drawAccount(
      {
        rows: [
          {
            id: 'seats',
            label: 'Your seats',
            note: 'Held',
            icon: <svg data-testid="icon" />,
            onPress: () => undefined,
          },
          { id: 'invoices', label: 'Invoices', onPress: ({ address }) => (pressed = address) },
        ],
      },
      ({ stores }) => stores.features.update((features) => ({ ...features, multiWallet: true })),
    )
    const seats = screen.getByRole('button', { name: 'Your seats Held' })
    assert.isTrue(seats.contains(screen.getByTestId('icon')))
    assert.isTrue(isBefore(screen.getByRole('button', { name: /Wallets|wallet/ }), seats))
    fireEvent.click(screen.getByRole('button', { name: /Invoices$/ }))
    assert.equal(pressed, aConnectedAccount({}).address)
  })

  it("can be tabs after Portico's, reachable by the arrow keys, with any ids [W-64]", async () => {
    const { told } = await drawAccount({ tabs: [{ id: 'a "b" c', label: 'Points', Panel: Points }] })
    const tabs = screen.getByRole('tablist')
    assert.deepEqual(
      within(tabs)
        .getAllByRole('tab')
        .map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
      [
        ['Tokens', 'true'],
        ['NFTs', 'false'],
        ['Activity', 'false'],
        ['Points', 'false'],
      ],
    )
    within(screen.getByRole('tabpanel', { name: 'Tokens' })).getByText('No tokens yet')
    screen.getByRole('tab', { name: 'Tokens' }).focus()
    await change(() => fireEvent.keyDown(screen.getByRole('tab', { name: 'Tokens' }), { key: 'ArrowLeft' }))
    assert.equal(document.activeElement, screen.getByRole('tab', { name: 'Points', selected: true }))
    const panel = screen.getByRole('tabpanel', { name: 'Points' })
    assert.equal(panel.textContent, `Points of ${aConnectedAccount({}).address}`)
    assert.deepEqual(
      told.filter((order) => order.startsWith('chooseTab')),
      [],
    )
    await change(() => fireEvent.click(screen.getByRole('tab', { name: 'Tokens' })))
    screen.getByRole('tabpanel', { name: 'Tokens' })
    assert.deepEqual(
      told.filter((order) => order.startsWith('chooseTab')),
      ['chooseTab "Tokens"'],
    )
  })

  it('are a heading with the panel below if there is no other tab, and nothing without any [W-64]', async () => {
    const elsewhere = ({ stores }: FakePortico): void =>
      stores.network.set({
        ...stores.network.value,
        active: { _tag: 'Unsupported', caipNetworkId: sepolia.caipNetworkId },
      })
    await drawAccount({ tabs: [{ id: 'points', label: 'Points', Panel: Points }] }, elsewhere)
    assert.isNull(screen.queryByRole('tab'))
    within(screen.getByRole('region', { name: 'Points' })).getByText(/^Points of 0x/)
    await drawAccount({ tabs: [] }, elsewhere)
    assert.isNull(screen.queryByRole('region'))
    assert.isNull(screen.queryByRole('tablist'))
    screen.getByRole('button', { name: 'Disconnect' })
  })

  it('show an error for a panel that throws, and render it again on demand [W-64]', async () => {
    let broken = true
    const Panel = () => (broken ? Throws() : <p>Here again</p>)
    const { reported } = await drawAccount({ tabs: [{ id: 'points', label: 'Points', Panel }] })
    await change(() => fireEvent.click(screen.getByRole('tab', { name: 'Points' })))
    within(screen.getByRole('tabpanel', { name: 'Points' })).getByText('This part of the page could not be loaded.')
    screen.getByRole('button', { name: 'Disconnect' })
    assert.deepEqual(reported, ['the host’s part broke'])
    broken = false
    await change(() => fireEvent.click(screen.getByRole('button', { name: 'Load again' })))
    screen.getByText('Here again')
  })

  it('keep a button and a row whose icon throws [W-64]', async () => {
    const { reported } = await drawAccount({
      actions: [{ id: 'gift', label: 'Give a seat', icon: <Throws />, onPress: () => undefined }],
      rows: [{ id: 'seats', label: 'Your seats', icon: <Throws />, onPress: () => undefined }],
    })
    screen.getByRole('button', { name: 'Give a seat' })
    screen.getByRole('button', { name: /Your seats$/ })
    assert.equal(reported.length, 2)
  })

  it('are dropped if a host’s list cannot be rendered, and the account stays [W-64]', async () => {
    // As an untyped host may pass it.
    const wrong = JSON.parse('{ "actions": {}, "rows": {}, "tabs": {} }') as AccountSlots
    const { reported } = await drawAccount(wrong)
    amountOf('12.346 ETH')
    screen.getByText('No tokens yet')
    assert.equal(reported.length, 3)
  })

  it('are absent on a page that adds nothing [W-64]', async () => {
    await drawAccount({})
    assert.isNull(screen.queryByRole('list', { name: 'Actions' }))
    assert.lengthOf(screen.getAllByRole('tab'), 3)
    screen.getByText('No tokens yet')
  })
})

describe('the empty states of account and wallets', () => {
  const Empty = ({ children }: EmptySlotProps) => (
    <div data-testid="empty">
      <p>Ask us at the counter.</p>
      {children}
    </div>
  )

  it('are the host’s if an account has no token [U-69]', async () => {
    await drawWithSlots({ name: 'Account' }, { empty: { tokens: Empty } }, connected)
    within(screen.getByTestId('empty')).getByText('No tokens yet')
  })

  it('are the host’s if no wallet is connected [U-69]', async () => {
    await drawWithSlots({ name: 'ProfileWallets' }, { empty: { connections: Empty } }, (fake) =>
      aProfile(fake).show([]),
    )
    within(screen.getByTestId('empty')).getByText('No wallet connected')
  })
})
