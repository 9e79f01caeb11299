import '../support/dom.js'
import { fireEvent, within } from '@testing-library/react'
import { assert } from 'chai'
import sinon from 'sinon'
import type { Asset } from '../../../domain/asset/asset.js'
import { aReadySwap, aSwapToken, ETH, USDC } from '../../fakes/fakeSwap.js'
import { change } from '../support/draw.js'
import { drawSwap, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

const contractOf = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`
const unowned = (symbol: string, at: number, more: Partial<Asset> = {}): Asset =>
  aSwapToken({ contract: contractOf(at), name: `The ${symbol}`, symbol, balance: undefined, price: undefined, ...more })
const DAI = unowned('DAI', 1)
const AAVE = unowned('AAVE', 2)
const TOKENS = [ETH, USDC, DAI, AAVE]

const GET = { name: 'SwapSelectToken', side: 'Get' } as const
const draw = (tokens: readonly Asset[] = TOKENS, more: Partial<ReturnType<typeof aReadySwap>> = {}) =>
  drawSwap(GET, aReadySwap({ tokens, ...more }))
const list = () => inView().getByRole('list', { name: 'Tokens' })
const rows = (): readonly string[] =>
  within(list())
    .getAllByRole('button')
    .map((row) => saidIn(row))
const search = (value: string): Promise<void> =>
  change(() => void fireEvent.change(inView().getByRole('searchbox'), { target: { value } }))

describe('the token list of a swap [V-37]', () => {
  // jsdom has no layout; the virtual list measures the visible part by this.
  before(() => {
    const height = function (this: HTMLElement): number {
      return this.hasAttribute('data-portico-scroller') ? 600 : 56
    }
    sinon.stub(HTMLElement.prototype, 'offsetHeight').get(height)
  })
  after(() => sinon.restore())

  it("has the account's tokens, then all others by symbol, with suggested ones above", async () => {
    await draw()
    assert.deepEqual(rows(), [
      'Ether2.000 ETH$5,000.00',
      'USD Coin1,250.750 USDC$1,250.75',
      'The AAVEAAVE',
      'The DAIDAI',
    ])
    assert.deepEqual(
      within(list())
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
      ['Your tokens', 'All tokens'],
    )
    assert.deepEqual(
      within(inView().getByRole('list', { name: 'Suggested' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent),
      ['ETH', 'AAVE', 'DAI', 'USDC'],
    )
    assert.equal(within(list()).getByRole('button', { current: true }).textContent.slice(0, 8), 'USD Coin')
  })

  it('selects for the given side, even a token of the other side, and goes back', async () => {
    const { swap, ordered } = await draw()
    await press(/^The DAI/)
    await press(/^Ether/)
    await press('AAVE')
    assert.deepEqual(
      swap.told,
      [DAI, ETH, AAVE].map(({ id }) => ['choose', 'Get', id]),
    )
    assert.lengthOf(
      [...ordered].filter((order) => order === 'back'),
      3,
    )
    const other = await drawSwap({ name: 'SwapSelectToken', side: 'Pay' }, aReadySwap({ tokens: TOKENS }))
    assert.match(within(list()).getByRole('button', { current: true }).textContent, /^Ether/)
    await press(/^The DAI/)
    assert.deepEqual(other.swap.told, [['choose', 'Pay', DAI.id]])
  })

  it('searches by symbol, name and contract, and shows if there is no match', async () => {
    await draw()
    await search('dai')
    assert.deepEqual(rows(), ['The DAIDAI'])
    assert.isNull(inView().queryByRole('list', { name: 'Suggested' }))
    assert.lengthOf(within(list()).queryAllByRole('heading'), 0)
    await search(contractOf(2))
    assert.deepEqual(rows(), ['The AAVEAAVE'])
    await search('none such')
    assert.equal(inView().getByText('No token found').getAttribute('role'), 'status')
    assert.isNull(inView().queryByRole('list', { name: 'Tokens' }))
  })

  it('shows contracts for ambiguous symbols [W-45]', async () => {
    const again = unowned('USDC', 3, { name: 'USD Coin' })
    const imitation = unowned('D\u0410I', 4)
    await draw([...TOKENS, again, imitation])
    assert.includeMembers(
      [...rows()],
      [
        'USD Coin1,250.750 USDC · 0xA0…06eB48$1,250.75',
        'USD CoinUSDC · 0x00…000003',
        'The D\u0410ID\u0410I · 0x00…000004',
      ],
    )
    assert.include(rows(), 'The DAIDAI')
  })

  it('is navigated by keys with one Tab stop, and renders few of thousands [P-06]', async () => {
    await draw([ETH, ...Array.from({ length: 3_000 }, (_, at) => unowned(`T${String(at).padStart(4, '0')}`, at + 1))])
    assert.isBelow(rows().length, 40)
    const stops = (): readonly Element[] => [...list().querySelectorAll('[tabindex="0"]')]
    assert.lengthOf(stops(), 1)
    await change(() => void fireEvent.keyDown(inView().getByRole('searchbox'), { key: 'ArrowDown' }))
    assert.match(document.activeElement?.textContent ?? '', /^Ether/)
    await change(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' }))
    assert.match(document.activeElement?.textContent ?? '', /^The T0000/)
    assert.deepEqual([...stops()], [document.activeElement])
  })

  it('reserves its space while loading, and can be reloaded after a failure', async () => {
    const { swap, become } = await draw([ETH], { list: { _tag: 'Loading' } })
    assert.lengthOf(document.querySelectorAll('[data-portico-view] [data-shape="row"]'), 5)
    await search('none such')
    assert.isNull(inView().queryByText('No token found'))
    await search('')
    await become({ list: { _tag: 'Unavailable', error: { _tag: 'HttpStatus', status: 503 } } })
    assert.include(saidIn(), 'The list of tokens does not answer.')
    assert.match(rows()[0] ?? '', /^Ether/)
    await press('Try again')
    assert.deepEqual(swap.told, [['retry']])
  })

  it("waits for the account's balances, so that no row moves under a finger", async () => {
    const { stores } = await draw()
    await change(() => stores.tokens.set({ _tag: 'Loading' }))
    assert.isNull(inView().queryByRole('list', { name: 'Tokens' }))
    assert.lengthOf(document.querySelectorAll('[data-portico-view] [data-shape="row"]'), 5)
    await search('none such')
    assert.equal(inView().getByText('Loading tokens…').getAttribute('role'), 'status')
    await search('')
    await change(() => stores.tokens.set({ _tag: 'Unavailable', tokens: [], retryAt: 0 }))
    assert.lengthOf(rows(), TOKENS.length)
  })
})
