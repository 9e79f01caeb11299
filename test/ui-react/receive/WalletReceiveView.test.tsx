import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { describeEarly, loadError } from '../../../domain/errors/earlyErrors.js'
import { paymentLink } from '../../../domain/receive/paymentLink.js'
import { mainnet, polygon } from '../../../networks.js'
import { aReceive, COIN, type Ready, USDC } from '../support/aReceive.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const drawReceive = async (first: Partial<Ready> = {}, locale = 'en-US') => {
  let shown: ReturnType<typeof aReceive> | undefined
  const fake = await drawView({ name: 'WalletReceive' }, (before) => {
    shown = aReceive(before, first)
    before.stores.appearance.update((known) => ({ ...known, locale }))
  })
  if (shown === undefined) throw new Error('nothing was drawn')
  return { ...fake, ...shown }
}
const press = (name: string): Promise<void> =>
  change(() => void fireEvent.click(inView().getByRole('button', { name })))
const amount = () => inView().getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const asset = () => inView().getByRole<HTMLSelectElement>('combobox', { name: 'Token' })
const give = (field: HTMLElement, value: string): Promise<void> =>
  change(() => void fireEvent.change(field, { target: { value } }))

describe('the Receive view', () => {
  const says = () => inView().getByRole('status').textContent

  it("names the account's network, if the address can be paid there", async () => {
    const { show } = await drawReceive()
    assert.equal(says(), 'Scan with a wallet to pay this address on Ethereum.')
    await change(() => show({ networks: [] }))
    assert.equal(says(), 'Scan with a wallet to pay this address.')
  })

  it('announces an account change, in every view state, and resets the request', async () => {
    const { show, state } = await drawReceive()
    await change(() => show({ network: polygon, networks: [mainnet, polygon] }))
    assert.equal(says(), 'Scan with a wallet to pay this address on Polygon.')
    await change(() => state.set({ _tag: 'Restoring' }))
    await change(() => show({ address: OTHER }))
    const news = 'The account changed: this is its address now. '
    assert.equal(says(), `${news}Scan with a wallet to pay this address on Ethereum.`)
    await change(() => show({ address: OTHER, shown: { _tag: 'Link', link: 'ethereum:', amount: '5', asset: COIN } }))
    assert.equal(says(), `${news}Asks for 5 ETH on Ethereum.`)
  })
})

describe('the Receive view in a browser', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

  it('with sharing shares the address, and has no button for it otherwise [S1-06]', async () => {
    const shared: unknown[] = []
    const { state } = await drawReceive()
    assert.isNull(inView().queryByRole('button', { name: 'Share' }))
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) })
    await drawReceive()
    await press('Share')
    const { value } = state
    assert.deepEqual(shared, [{ text: value._tag === 'Ready' && value.address }])
  })

  it('without its code shows that, with a button to load it, or a page that has it [W-13] [X-16]', async () => {
    const lost = (message: string): PorticoError => {
      const error = loadError(new TypeError(message))
      return new PorticoError(error, describeEarly(error))
    }
    const causes = ['Importing a module script failed.', 'Failed to fetch dynamically imported module']
    let asked = 0
    await drawView({ name: 'WalletReceive' }, ({ portico }) => {
      Object.assign(portico, { feature: () => Promise.reject(lost(causes[asked] ?? '')) })
    })
    inView().getByText('This part of the page could not be loaded.')
    inView().getByRole('button', { name: 'Reload the page' })
    asked += 1
    await press('Load again')
    assert.isNull(inView().queryByRole('button', { name: 'Load again' }), 'this browser asks for no module twice')
    inView().getByRole('button', { name: 'Reload the page' })
  })
})

describe('the form to request an amount', () => {
  it('requests no other token instead of a missing one, until the visitor chooses', async () => {
    const { asked, show } = await drawReceive()
    await press('Set an amount')
    await give(asset(), USDC.id)
    await give(amount(), '5')
    await change(() => show({ assets: [COIN] }))
    await give(amount(), '50')
    inView().getByRole('alert')
    assert.equal(asset().value, '')
    assert.deepEqual(asked.at(-1), [USDC.id, '50'])
    assert.notIncludeDeepMembers(asked, [[COIN.id, '50']])
    await give(asset(), COIN.id)
    assert.deepEqual(asked.at(-1), [COIN.id, '50'])
    assert.equal(asset().value, COIN.id)
  })

  it('reports no missing token if nothing is requested any more, as a host may do', async () => {
    const { show } = await drawReceive()
    await press('Set an amount')
    await give(amount(), '5')
    await change(() => show({ shown: { _tag: 'Link', link: 'ethereum:', amount: '5', asset: COIN } }))
    await change(() => show({}))
    assert.isNull(inView().queryByRole('alert'))
  })

  it('resets on account or network change, and neither takes nor loses the focus', async () => {
    const { show } = await drawReceive()
    await press('Set an amount')
    assert.equal(document.activeElement, amount(), 'whoever pressed for it types at once')
    await give(asset(), USDC.id)
    await give(amount(), '5')
    await change(() => show({ address: OTHER }))
    assert.deepEqual([amount().value, asset().value], ['', COIN.id])
    assert.equal(document.activeElement, amount())
    const copy = inView().getByRole('button', { name: 'Copy address' })
    copy.focus()
    await change(() => show({ network: polygon }))
    assert.equal(document.activeElement, copy)
    await change(() => show({ network: undefined, assets: [] }))
    await change(() => show({}))
    assert.equal(document.activeElement, copy)
    assert.isNull(inView().queryByRole('textbox'))
    inView().getByRole('button', { name: 'Set an amount' })
  })

  for (const [locale, kept, written] of [
    ['de-DE', '0.5', '0,5'],
    ['de-DE', '1.125', '1,1250'],
    ['de-DE', '0.125', '0,125'],
    ['de-DE', '1125', '1125'],
    ['de-DE', '0.123456789012345678', '0,123456789012345678'],
    ['en-US', '1.125', '1.125'],
    ['bn', '1.5', '1.5'],
    ['ar', '1.5', '1.5'],
  ] as const)
    it(`restores ${kept} as ${written} in ${locale}, which is unambiguous there`, async () => {
      await drawReceive({ shown: { _tag: 'Link', link: 'ethereum:', amount: kept, asset: COIN } }, locale)
      assert.equal(inView().getByRole<HTMLInputElement>('textbox').value, written)
      const request = { address: OTHER, network: mainnet, asset: COIN, amount: written, locale }
      assert.deepInclude(paymentLink(request), { _tag: 'Right' })
    })
})
