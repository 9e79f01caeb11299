import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import { withHidden, withShown } from '../../../domain/account/hiddenTokens.js'
import type { TokenBalance, TokenList } from '../../../domain/account/tokens.js'
import { mainnet, polygon } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'

const token = (name: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  name,
  symbol: name,
  chainId: 'eip155:1',
  value: 1,
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  address: `eip155:1:0x${name}`,
  ...more,
})
/** A coin has no known contract. */
const { address: _contract, ...ETHER } = token('Ether')
const loaded = (tokens: readonly TokenBalance[]): TokenList => ({ _tag: 'Loaded', tokens })
const MANY = [ETHER, ...['Moss', 'Heather', 'Flint', 'Cedar', 'Slate'].map((name) => token(name))]

const draw = async (here: TokenList, elsewhere: TokenList = { _tag: 'Unknown' }) => {
  const everywhere = createStore<TokenList>(elsewhere)
  const hidden = createStore<readonly CaipAddress[]>([])
  const asked: string[] = []
  const fake = await drawView({ name: 'Account' }, ({ stores, profile }) => {
    stores.account.set(aConnectedAccount({ currentTab: 'Tokens' }))
    stores.network.update((network) => ({ ...network, networks: [mainnet, polygon] }))
    stores.tokens.set(here)
    // The page's environment is the first thing that a core reports.
    stores.host.update((known) => ({ ...known }))
    profile.features = {
      ...profile.features,
      tokens: {
        everywhere,
        hidden,
        hide: (contract) => hidden.update((before) => withHidden(before, contract)),
        show: (contract) => hidden.update((before) => withShown(before, contract)),
        refresh: () => void asked.push('refresh'),
      },
    }
  })
  return { ...fake, everywhere, hidden, asked }
}
const panel = () => within(screen.getByRole('tabpanel', { name: 'Tokens' }))
const names = (): string =>
  panel()
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent)
    .join()
const press = (name: string) => change(() => fireEvent.click(panel().getByRole('button', { name })))
const chooseNetwork = (name: string) => {
  const networks = panel().getByRole('combobox', { name: 'Network' })
  const { value } = within(networks).getByRole<HTMLOptionElement>('option', { name })
  return change(() => fireEvent.change(networks, { target: { value } }))
}
const total = (): string | null => screen.getByText('Total').parentElement?.textContent ?? null

describe('the tokens of the account', () => {
  it('show how many cannot be shown, and which have cleaned labels [S-12]', async () => {
    const { stores } = await draw({
      _tag: 'Loaded',
      tokens: [ETHER, token('0xc0…c0beef', { unknown: true })],
      omitted: 2,
    })
    panel().getByText('2 tokens are not shown.')
    const [ether, odd] = panel().getAllByRole('listitem')
    assert.notInclude(ether?.textContent ?? '', 'Unknown')
    assert.include(odd?.textContent ?? '', 'Unknown')
    await change(() => stores.tokens.set({ _tag: 'Loaded', tokens: [], omitted: 1 }))
    panel().getByText('1 token is not shown.')
    for (const text of ['No tokens yet', 'No token found']) assert.isNull(panel().queryByText(text), text)
    await change(() => stores.tokens.set(loaded([])))
    panel().getByText('No tokens yet')
    assert.isNull(panel().queryByText(/not shown/))
  })

  it('can be searched if there are more than fit', async () => {
    const { stores } = await draw(loaded(MANY))
    const search = panel().getByRole('searchbox', { name: 'Search tokens' })
    await change(() => fireEvent.change(search, { target: { value: 'the' } }))
    assert.equal(names(), 'Ether,Heather')
    await change(() => fireEvent.change(search, { target: { value: 'zebra' } }))
    assert.equal(names(), '')
    panel().getByText('No token found')
    await press('Clear search')
    assert.lengthOf(panel().getAllByRole('listitem'), 6)
    await change(() => stores.tokens.set(loaded(MANY.slice(0, 5))))
    // It has the focus.
    panel().getByRole('searchbox')
    await change(() => search.blur())
    assert.isNull(panel().queryByRole('searchbox'))
    assert.lengthOf(panel().getAllByRole('listitem'), 5)
  })

  it('keep the search while its field has text, however few tokens are left', async () => {
    const { stores } = await draw(loaded(MANY))
    const search = panel().getByRole<HTMLInputElement>('searchbox', { name: 'Search tokens' })
    await change(() => fireEvent.change(search, { target: { value: 'the' } }))
    await change(() => stores.tokens.set(loaded(MANY.slice(0, 5))))
    assert.isTrue(search.isConnected)
    assert.equal(search.value, 'the')
    assert.equal(names(), 'Ether,Heather')
    await change(() => fireEvent.change(search, { target: { value: '' } }))
    assert.isNull(panel().queryByRole('searchbox'))
  })

  it('are sorted as those of all networks: by value, then by name', async () => {
    const coin = { ...ETHER, value: 2 }
    await draw(loaded([token('Slate'), token('Moss', { value: 9 }), coin, token('Cedar')]))
    assert.equal(names(), 'Moss,Ether,Cedar,Slate')
  })

  it('can be hidden and shown again, except the coin, and are then excluded from the total [S5-22]', async () => {
    await draw(loaded([ETHER, token('Moss'), token('Heather')]))
    assert.equal(total(), 'Total$3.00')
    await press('Edit list')
    assert.isNull(panel().queryByRole('button', { name: 'Hide Ether' }))
    const region = panel().getAllByRole('status')[0]
    await press('Hide Moss')
    assert.equal(region?.textContent, 'Moss hidden')
    assert.equal(names(), 'Ether,Heather,Moss')
    panel().getByRole('button', { name: 'Show Moss' })
    assert.equal(total(), 'Total$2.00')
    await press('Done')
    assert.equal(names(), 'Ether,Heather')
    panel().getByText('Hidden tokens: 1')
    await press('Edit list')
    await press('Show Moss')
    assert.equal(region?.textContent, 'Moss shown')
    await press('Done')
    assert.equal(region?.textContent, '')
    assert.equal(names(), 'Ether,Heather,Moss')
    assert.isNull(panel().queryByText('Hidden tokens: 1'))
  })

  it('are not reported as missing in a search if hidden', async () => {
    const { hidden } = await draw(loaded(MANY))
    await change(() => hidden.set(withHidden([], 'eip155:1:0xMoss')))
    const search = panel().getByRole('searchbox', { name: 'Search tokens' })
    await change(() => fireEvent.change(search, { target: { value: 'moss' } }))
    panel().getByText('Hidden tokens: 1')
    assert.isNull(panel().queryByText('No token found'))
    await change(() => fireEvent.change(search, { target: { value: 'flint' } }))
    assert.isNull(panel().queryByText('Hidden tokens: 1'))
    await change(() => fireEvent.change(search, { target: { value: 'zebra' } }))
    assert.include(panel().getByText('No token found').closest('[role=status]')?.textContent, 'No token found')
  })

  it('are those of another network, or of all, on demand, each with its network [W-43]', async () => {
    const { everywhere, asked } = await draw(loaded([ETHER]))
    const networks = panel().getByRole('combobox', { name: 'Network' })
    assert.deepEqual(
      within(networks)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
      ['Ethereum', 'All networks', 'Polygon'],
    )
    await chooseNetwork('All networks')
    panel().getByText('Loading tokens…')
    await change(() =>
      everywhere.set(loaded([token('Far', { chainId: 'eip155:137', address: 'eip155:137:0xFar' }), ETHER])),
    )
    assert.equal(names(), 'Far,Ether')
    panel().getByText('Polygon', { ignore: 'option' })
    await press('Edit list')
    panel().getByRole('button', { name: 'Hide Far Polygon' })
    await press('Done')
    await chooseNetwork('Polygon')
    assert.equal(names(), 'Far')
    await change(() => everywhere.set(loaded([])))
    panel().getByText('No tokens yet')
    await change(() => everywhere.set({ _tag: 'Unavailable', tokens: [], retryAt: 0 }))
    await press('Try again')
    assert.deepEqual(asked, ['refresh'])
    await chooseNetwork('Ethereum')
    assert.equal(names(), 'Ether')
  })

  it('have their own total if other networks are shown, without the hidden ones', async () => {
    const far = token('Far', { chainId: 'eip155:137', address: 'eip155:137:0xFar', value: 4 })
    const { hidden } = await draw(loaded([ETHER]), loaded([ETHER, far]))
    const said = () => panel().queryByText(/^Total on/)?.parentElement?.textContent
    assert.isUndefined(said())
    await chooseNetwork('All networks')
    assert.equal(said(), 'Total on all networks $5.00')
    assert.equal(total(), 'Total$1.00')
    await change(() => hidden.set(withHidden([], 'eip155:137:0xFar')))
    assert.equal(said(), 'Total on all networks $1.00')
    // Without the coin's price, a network has no total.
    await chooseNetwork('Polygon')
    assert.isUndefined(said())
  })

  it('are of the active network only without a source for others', async () => {
    await draw(loaded([ETHER]), { _tag: 'NotConfigured' })
    assert.isNull(panel().queryByRole('combobox'))
  })
})
