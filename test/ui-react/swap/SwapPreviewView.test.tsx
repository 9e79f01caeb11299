import '../support/dom.js'
import { assert } from 'chai'
import type { SwapPreview, SwapStep } from '../../../domain/swap/swapState.js'
import type { SwapDoubt } from '../../../domain/swap/swapError.js'
import { aReadySwap, aSwapPreview, aSwapQuote, aSwapToken, ETH, ROUTER, USDC } from '../../fakes/fakeSwap.js'
import { amountOf } from '../support/amounts.js'
import { change } from '../support/draw.js'
import { drawSwap, factsInView, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

const prepared = (more: Partial<SwapPreview> = {}, hasChanged = false, isNew = false): SwapStep => ({
  ...aSwapPreview(more),
  _tag: 'Prepared',
  hasChanged,
  isNew,
})
const draw = (step: SwapStep) => drawSwap({ name: 'SwapPreview' }, aReadySwap({ step }))
const isDisabled = (name: string): boolean =>
  inView().getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const box = (name: RegExp): HTMLInputElement => inView().getByRole<HTMLInputElement>('checkbox', { name })

describe('the swap review [V-38]', () => {
  it('shows paid and received amounts, the minimum, rate, price impact, fees and network [U-102]', async () => {
    const { become } = await draw(prepared())
    assert.include(saidIn(), 'You pay1 ETH$2,500.00You get2,479.5 USDC$2,479.50')
    assert.deepEqual(factsInView(), {
      Rate: '1 ETH = 2,480 USDC',
      'Price impact': '0.8%',
      'At least, at 1% slippage': '2,455.2 USDC',
      'Network fee': '0.003 ETH ($7.50)',
      'Fee at most': '0.004 ETH ($10.00)',
      Network: 'Ethereum',
    })
    inView().getByText(/^New quote in (?:10|9) s$/)
    await become({ tokens: [USDC, ETH] })
    assert.equal(factsInView()['Network fee'], '0.003 ETH ($7.50)', 'the price is that of the coin')
    await become({ step: prepared({ feePayer: 'Executor' }) })
    assert.equal(factsInView()['Network fee'], 'Paid by the owner who executes it')
    assert.notProperty(factsInView(), 'Fee at most')
    await become({ step: prepared({ arrives: undefined, fee: undefined }) })
    assert.include(saidIn(), 'You get about2,480 USDC')
    assert.equal(factsInView()['Network fee'], 'Known once the approval is there')
  })

  it('has all digits of what is signed, also with 36 decimals [U-101]', async () => {
    const yocto = aSwapToken({ contract: ROUTER, symbol: 'YOCTO', decimals: 36, price: undefined })
    const units = { payUnits: 10n ** 36n - 1n, getUnits: 10n ** 36n - 2n, leastUnits: 10n ** 36n - 7n }
    const quote = aSwapQuote({ pay: yocto, get: yocto, ...units })
    await draw(prepared({ quote, arrives: 10n ** 36n - 2n }))
    const nines = `0.${'9'.repeat(35)}`
    assert.include(saidIn(), `You pay${nines}9 YOCTO`)
    assert.include(saidIn(), `You get${nines}8 YOCTO`)
    assert.equal(factsInView()['At least, at 0% slippage'], `${nines}3 YOCTO`)
  })

  it('has all integer digits of what is signed, and the rate compact with all of it in the title [U-101]', async () => {
    const many = aSwapToken({ contract: ROUTER, symbol: 'MANY', decimals: 2, price: undefined })
    const units = 123_456_789n * 10n ** 49n + 1n
    const quote = aSwapQuote({ pay: many, payUnits: 100n, get: many, getUnits: units, leastUnits: units })
    await draw(prepared({ quote, arrives: units }))
    const whole = `12,345,678,900${',000'.repeat(15)}.01`
    assert.include(saidIn(), `${whole} MANY`)
    assert.equal(factsInView()['At least, at 0% slippage'], `${whole} MANY`)
    assert.equal(factsInView()['Rate'], '1 MANY = 1.234E55 MANY')
    assert.equal(amountOf('1 MANY = 1.234E55 MANY').title, `1 MANY = ${whole} MANY`)
  })

  it('shows the actual tolerance if whole units make it larger than requested [S9-17]', async () => {
    const share = aSwapToken({ contract: ROUTER, symbol: 'SHARE', decimals: 0, price: undefined })
    const quote = aSwapQuote({ get: share, getUnits: 9n, leastUnits: 8n })
    await draw(prepared({ quote, arrives: 9n }))
    assert.equal(factsInView()['At least, at 11.11% slippage'], '8 SHARE')
  })

  it('promises no minimum if a token has a transfer fee, and shows what was measured, and what is unknown', async () => {
    const { become } = await draw(prepared({ quote: aSwapQuote({ leastBy: 'Nobody' }), doubts: ['TokenFee'] }))
    assert.notProperty(factsInView(), 'At least, at 1% slippage')
    const measured = 'What comes out was measured, not read from the contract.'
    assert.notInclude(saidIn(), measured)
    const get = { ...USDC, price: undefined }
    await become({ step: prepared({ quote: aSwapQuote({ leastBy: 'Trial', get }) }) })
    assert.include(saidIn(), measured)
    assert.deepInclude(factsInView(), { 'Price impact': 'Not known', 'At least, at 1% slippage': '2,455.2 USDC' })
    await become({ step: prepared({ quote: aSwapQuote({ leastBy: 'Call' }) }) })
    assert.notInclude(saidIn(), measured)
  })

  it('asks the wallet on a press, or returns to the form', async () => {
    const { swap, ordered } = await draw(prepared())
    await press('Swap')
    await press('Cancel')
    assert.deepEqual(swap.told, [['confirm', []], ['edit']])
    assert.include(ordered, 'back')
  })

  it('shows that it has changed', async () => {
    const { become } = await draw(prepared())
    assert.isNull(inView().queryByRole('alert'))
    await become({ step: prepared({}, true) })
    assert.equal(inView().getByRole('alert').textContent, 'The terms have changed. Please look again.')
  })

  it('has to be accepted again after a change before the wallet can be asked, and can be closed nevertheless', async () => {
    const { swap, become, ordered } = await draw(prepared({ doubts: ['Unverified'] }, true))
    assert.isNull(inView().queryByRole('button', { name: /^(?:Swap|Confirm)/ }))
    await change(() => box(/Nobody could check/).click())
    await press('Accept the new terms')
    assert.deepEqual(swap.told, [['acceptChange']])
    await become({ step: prepared({ doubts: ['Unverified'] }) })
    assert.isFalse(box(/Nobody could check/).checked, 'it was ticked for something else')
    await become({ step: prepared({}, true) })
    await press('Cancel')
    assert.include(ordered, 'back')
  })

  it('cannot be confirmed before it can have been read [S-28]', async () => {
    const { swap, become } = await draw(prepared({}, false, true))
    assert.isTrue(isDisabled('Swap'))
    await press('Swap')
    await become({ step: prepared({}, true, true) })
    assert.isTrue(isDisabled('Accept the new terms'))
    await press('Accept the new terms')
    assert.isEmpty(swap.told)
    await become({ step: prepared({}, true) })
    assert.isFalse(isDisabled('Accept the new terms'))
  })

  it('links to the form if nothing is reviewed', async () => {
    const { ordered } = await draw({ _tag: 'Editing' })
    inView().getByText('This is not sent yet.')
    await press('Back')
    assert.include(ordered, 'go {"name":"Swap"}')
  })
})

describe('warnings in the review', () => {
  const ALL: readonly SwapDoubt[] = ['PriceImpact', 'Unverified', 'TokenFee', 'MayBeSent']
  const WORDS: Readonly<Record<SwapDoubt, string>> = {
    PriceImpact: 'You would lose 24% of the value.',
    Unverified: 'Nobody could check what this transaction does.',
    TokenFee: 'A token keeps a fee of its own. Only 1,900 USDC arrives.',
    MayBeSent: 'A swap of these tokens may have been sent before.',
  }
  const quote = aSwapQuote({ getUnits: 1_900_000_000n })

  it('need one checkbox each before the wallet can be asked', async () => {
    const { swap } = await draw(prepared({ quote, doubts: ALL }))
    assert.deepEqual(
      inView()
        .getAllByRole('checkbox')
        .map((each) => saidIn(each.closest('label'))),
      ALL.map((doubt) => `${WORDS[doubt]} Swap all the same`),
    )
    for (const each of inView().getAllByRole('checkbox')) {
      assert.isTrue(isDisabled('Confirm the warnings first'))
      await press('Confirm the warnings first')
      await change(() => each.click())
    }
    await press('Swap')
    assert.deepEqual(swap.told, [['confirm', ALL]])
    await change(() => box(/fee of its own/).click())
    assert.isTrue(isDisabled('Confirm the warnings first'))
  })

  it('need new confirmation if the review has changed; resolved ones disappear', async () => {
    const { swap, become } = await draw(prepared({ quote, doubts: ['PriceImpact', 'Unverified'] }))
    for (const each of inView().getAllByRole('checkbox')) await change(() => each.click())
    await become({ step: prepared({ quote, doubts: ['PriceImpact'] }) })
    await press('Swap')
    assert.deepEqual(swap.told, [['confirm', ['PriceImpact']]])
    await become({ step: prepared({ quote, doubts: ['PriceImpact'] }, true) })
    assert.isFalse(box(/would lose/).checked)
  })

  it('do not include the price impact alone, which is a notice', async () => {
    await draw(prepared({ quote: aSwapQuote({ getUnits: 2_400_000_000n }) }))
    assert.include(saidIn(), 'This trade moves the price by 4%.')
    assert.isNull(inView().queryByRole('checkbox'))
    assert.isFalse(isDisabled('Swap'))
  })
})

describe('a swap that is not completed', () => {
  it('shows that it is being built, and a failure with its code and a retry [S-24]', async () => {
    const quote = aSwapQuote()
    const { swap, become, ordered } = await draw({ _tag: 'Preparing', quote })
    inView().getByText('Checking the transaction…')
    await become({ step: { _tag: 'NotPrepared', quote, error: { _tag: 'SwapDiffers', fields: ['recipient'] } } })
    assert.equal(
      inView().getByRole('alert').textContent,
      'The transaction is not what you were shown. Nothing was swapped.PTC-SWAP-DIFFERS',
    )
    await press('Try again')
    await press('Back')
    assert.deepEqual(swap.told, [['review']])
    assert.include(ordered, 'back')
  })

  it('shows the contract of a token with an ambiguous symbol, and no other', async () => {
    const fake = { ...USDC, id: `0x${'f'.repeat(40)}`, contract: `0x${'f'.repeat(40)}` }
    const step = prepared({ quote: aSwapQuote({ get: fake }) })
    const { become } = await draw(step)
    assert.notProperty(factsInView(), 'Contract of USDC')
    await become({ tokens: [ETH, USDC, fake], step })
    assert.match(factsInView()['Contract of USDC'] ?? '', /^0xf{40}$/i)
  })

  it('offers no useless retry, and links onward if funds are insufficient', async () => {
    const { become } = await draw({ _tag: 'NotPrepared', quote: aSwapQuote(), error: { _tag: 'NoSwapRoute' } })
    assert.isNull(inView().queryByRole('button', { name: 'Try again' }))
    assert.isNull(inView().queryByRole('button', { name: 'Connect a different wallet' }))
    const error = { _tag: 'NotEnoughFunds', of: 'coin', needed: 2n, available: 1n } as const
    await become({ step: { _tag: 'NotPrepared', quote: aSwapQuote(), error } })
    assert.isNull(inView().queryByRole('button', { name: 'Try again' }))
    inView().getByRole('button', { name: 'Connect a different wallet' })
  })

  it('can be requested again after a rejection, and never with an unknown outcome', async () => {
    const { swap, become } = await draw({ _tag: 'NotSwapped', ...aSwapPreview(), error: { _tag: 'RequestRejected' } })
    assert.equal(inView().getByRole('alert').textContent, 'You declined it in the wallet. It was not sent.')
    await press('Swap')
    assert.deepEqual(swap.told, [['confirm', []]])
    await become({ step: { _tag: 'NotSwapped', ...aSwapPreview(), error: { _tag: 'RequestOutcomeUnknown' } } })
    assert.isNull(inView().queryByRole('button', { name: 'Swap' }))
    inView().getByRole('button', { name: 'Back' })
  })

  it('keeps the focus visible if the pressed button disappears [U-75]', async () => {
    const quote = aSwapQuote()
    const { become } = await draw({ _tag: 'NotPrepared', quote, error: { _tag: 'TimedOut', afterMs: 1 } })
    await press('Try again')
    await become({ step: { _tag: 'Preparing', quote } })
    assert.equal(document.activeElement?.textContent, 'Checking the transaction…')
    await become({ step: prepared() })
    assert.match(document.activeElement?.textContent ?? '', /^You pay1 ETH/)
    await press('Swap')
    await become({ step: { _tag: 'NotSwapped', ...aSwapPreview(), error: { _tag: 'RequestOutcomeUnknown' } } })
    assert.match(document.activeElement?.textContent ?? '', /^You pay1 ETH/)
  })
})
