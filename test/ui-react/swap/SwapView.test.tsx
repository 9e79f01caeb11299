import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { AmountEntry, AmountProblem } from '../../../domain/payment/amount.js'
import { aReadySwap, aSwapPreview, aSwapQuote, aSwapToken, ETH, USDC } from '../../fakes/fakeSwap.js'
import { change } from '../support/draw.js'
import { boxOf, drawSwap, factsInView, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'
import { onStoppedClock } from '../support/onStoppedClock.js'

const FORM = { name: 'Swap' } as const
const paying = (text: string): AmountEntry => ({ _tag: 'Asset', text })
const isDisabled = (name: string): boolean =>
  inView().getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const valueOf = (name: string | RegExp): string => inView().getByRole<HTMLInputElement>('textbox', { name }).value

const MANY_DIGITS = aSwapQuote({ getUnits: 2_480_512_345n })

describe('the swap form [V-36]', () => {
  it('has both sides: amount, token, value, and balance', async () => {
    await drawSwap(FORM)
    assert.deepEqual([valueOf('You pay'), valueOf('You get')], ['1', '2480'])
    const [pay, get] = [boxOf('You pay'), boxOf('You get')]
    pay.getByRole('button', { name: 'Token that you pay ETH' })
    get.getByRole('button', { name: 'Token that you get USDC' })
    pay.getByText('You have 2.000 ETH')
    get.getByText('You have 1,250.750 USDC')
    pay.getByText('$2,500.00')
    get.getByText('$2,480.00')
  })

  it('shows a balance of seven or more integer digits compact, with all of it in the title [U-101]', async () => {
    const { become } = await drawSwap(FORM)
    const many = { ...ETH, balance: `1234567${'0'.repeat(51)}.5` }
    await become({ checked: { ...aReadySwap().checked, pay: many } })
    assert.equal(
      boxOf('You pay').getByText('You have 1.234E57 ETH').title,
      `You have 1,234,567${',000'.repeat(17)}.5 ETH`,
    )
  })

  it('has no value without a price [S-23]', async () => {
    const dust = aSwapToken({ ...USDC, price: undefined })
    const { become } = await drawSwap(FORM)
    await become({
      checked: { ...aReadySwap().checked, get: dust },
      quoting: { _tag: 'Quoted', quote: aSwapQuote({ get: dust }) },
    })
    assert.notMatch(boxOf('You get').getByRole('textbox').closest('div')?.parentElement?.textContent ?? '', /\$/)
    assert.equal(factsInView()['Price impact'], 'Not known')
  })

  it('takes an amount to pay in tokens or in the display currency, or the whole balance; the output is read-only', async () => {
    const { swap } = await drawSwap(FORM)
    const type = (name: string, value: string): boolean =>
      fireEvent.change(inView().getByRole('textbox', { name }), { target: { value } })
    type('You pay', '1.5')
    assert.isTrue(inView().getByRole<HTMLInputElement>('textbox', { name: 'You get' }).readOnly)
    await press('Max')
    await press('$2,500.00 Enter the amount in USD')
    assert.deepEqual(swap.told, [
      ['setAmount', paying('1.5')],
      ['setAmount', { _tag: 'All' }],
      ['setAmount', { _tag: 'Fiat', text: '2500' }],
    ])
  })

  it('shows a currency amount in tokens, and switches back to those with it', async () => {
    const { form } = aReadySwap()
    const { swap } = await drawSwap(FORM, {
      ...aReadySwap({ form: { ...form, amount: { _tag: 'Fiat', text: '2500' } } }),
    })
    assert.equal(valueOf('You pay (USD)'), '2500')
    fireEvent.change(inView().getByRole('textbox', { name: 'You pay (USD)' }), { target: { value: '3000' } })
    await press('1.000 ETH Enter the amount in ETH')
    assert.deepEqual(swap.told, [
      ['setAmount', { _tag: 'Fiat', text: '3000' }],
      ['setAmount', paying('1')],
    ])
  })

  it('shows the output in few digits, in the number format of the language', async () => {
    const { portico } = await drawSwap(FORM, aReadySwap({ quoting: { _tag: 'Quoted', quote: MANY_DIGITS } }))
    assert.equal(valueOf('You get'), '2480.512')
    await change(() => portico.setAppearance({ locale: 'de-DE' }))
    assert.equal(valueOf('You get'), '2480,512')
  })

  it('shows the output dimmed while a new quote is pending', async () => {
    const { become } = await drawSwap(FORM)
    const get = inView().getByRole<HTMLInputElement>('textbox', { name: 'You get' })
    assert.deepEqual([get.value, get.dataset['dim']], ['2480', 'false'])
    await become({ quoting: { _tag: 'Asking', last: aSwapQuote() } })
    assert.deepEqual([get.value, get.dataset['dim']], ['2480', 'true'])
    await become({ quoting: { _tag: 'Asking', last: undefined } })
    assert.equal(get.value, '')
  })

  it('swaps the sides, and links to the tokens of each', async () => {
    const { swap, ordered } = await drawSwap(FORM)
    await press('Turn the two sides round')
    await press('Token that you pay ETH')
    await press('Token that you get USDC')
    assert.deepEqual(swap.told, [['flip']])
    assert.includeMembers(
      [...ordered],
      ['go {"name":"SwapSelectToken","side":"Pay"}', 'go {"name":"SwapSelectToken","side":"Get"}'],
    )
  })

  it('describes a quote: rate, price impact, the minimum with its slippage, and its remaining validity [S9-17][U-102]', async () => {
    await drawSwap(FORM)
    assert.deepEqual(factsInView(), {
      Rate: '1 ETH = 2,480 USDC',
      'Price impact': '0.8%',
      'At least, at 1% slippage': '2,455.2 USDC',
    })
    inView().getByText(/^New quote in (?:10|9) s$/)
  })

  it(
    'counts down each second visually only, and announces a new quote once',
    onStoppedClock(async (pass) => {
      const { become } = await drawSwap(FORM, aReadySwap({ quoting: { _tag: 'Quoted', quote: aSwapQuote() } }))
      const countdown = inView().getByText('New quote in 10 s')
      assert.isNull(countdown.closest('[role="status"], [role="alert"], [aria-live]'))
      await pass(1_000)
      assert.equal(countdown.textContent, 'New quote in 9 s')
      await pass(9_000)
      assert.equal(countdown.textContent, 'Getting a new quote…')
      const news = inView().getByText('New quote: you get 2,480 USDC.')
      assert.equal(news.getAttribute('role'), 'status')
      await become({ quoting: { _tag: 'Asking', last: aSwapQuote() } })
      assert.equal(news.textContent, 'New quote: you get 2,480 USDC.')
      await become({ quoting: { _tag: 'Quoted', quote: aSwapQuote({ getUnits: 2_470_000_000n }) } })
      assert.equal(news.textContent, 'New quote: you get 2,470 USDC.')
    }),
  )

  it('warns of a price impact from 3 %, and more strongly from 15 %', async () => {
    const { become } = await drawSwap(FORM)
    const quoted = (getUnits: bigint) =>
      become({ quoting: { _tag: 'Quoted', quote: aSwapQuote({ getUnits, leastUnits: getUnits }) } })
    await quoted(2_426_000_000n)
    assert.notMatch(saidIn(), /moves the price|would lose/)
    await quoted(2_425_000_000n)
    assert.include(saidIn(), 'This trade moves the price by 3%.')
    await quoted(2_125_000_000n)
    assert.include(saidIn(), 'You would lose 15% of the value.')
  })
})

describe('the button of the form', () => {
  it('opens the review, by a press and by Enter in either field', async () => {
    const { swap, ordered } = await drawSwap(FORM)
    await press('Review')
    for (const name of ['You pay', 'You get']) {
      const { form } = inView().getByRole<HTMLInputElement>('textbox', { name })
      await change(() => form?.requestSubmit())
    }
    assert.deepEqual(swap.told, [['review'], ['review'], ['review']])
    assert.lengthOf(
      [...ordered].filter((order) => order === 'go {"name":"SwapPreview"}'),
      3,
    )
  })

  it('shows what is missing, and is then disabled', async () => {
    const { checked } = aReadySwap()
    const left = (problem: AmountProblem) => ({ checked: { ...checked, amount: E.left(problem) } })
    const none = { quoting: { _tag: 'None' } } as const
    const { swap, become, ordered } = await drawSwap(FORM)
    const expect = async (more: Parameters<typeof become>[0], name: string): Promise<void> => {
      await become({ checked, ...none, ...more })
      assert.isTrue(isDisabled(name), name)
      await press(name)
      const { form } = inView().getByRole<HTMLInputElement>('textbox', { name: 'You pay' })
      await change(() => form?.requestSubmit())
    }
    await expect({ checked: { ...checked, get: undefined } }, 'Choose a token')
    await expect(left({ _tag: 'AmountNeeded' }), 'Enter an amount')
    await expect(left({ _tag: 'NotADecimal', text: 'x' }), 'Check what you entered')
    await expect(left({ _tag: 'MoreThanThereIs', available: '2' }), 'Not enough ETH')
    await press('Connect a different wallet')
    await expect({ quoting: { _tag: 'Asking', last: undefined } }, 'Getting a quote…')
    assert.isNull(inView().queryByRole('button', { name: 'Connect a different wallet' }))
    await expect({ quoting: { _tag: 'Asking', last: aSwapQuote() } }, 'Review')
    await expect({ quoting: { _tag: 'NotQuoted', error: { _tag: 'NoSwapRoute' } } }, 'Review')
    assert.deepEqual(swap.told, [])
    assert.includeMembers([...ordered], ['go {"name":"Connect","namespace":"eip155"}'])
  })

  it('opens the review while a wallet is asked; nothing can be changed meanwhile', async () => {
    const approving = { _tag: 'Approving', ...aSwapPreview(), hash: '0x1' } as const
    const { swap, ordered, become } = await drawSwap(FORM, aReadySwap({ step: approving }))
    inView().getByText('Waiting for Ethereum to take the approval in…')
    await become({ step: { _tag: 'AskingSwap', ...aSwapPreview() } })
    inView().getByText('Your wallet still asks you about this.')
    assert.isTrue(inView().getByRole<HTMLInputElement>('textbox', { name: 'You pay' }).readOnly)
    await press('Turn the two sides round')
    await press(/^Token that you pay/)
    assert.isNull(inView().queryByRole('button', { name: 'Max' }))
    await press('Review')
    assert.deepEqual(swap.told, [])
    assert.deepEqual(
      [...ordered].filter((order) => order.startsWith('go')),
      ['go {"name":"SwapPreview"}'],
    )
  })
})

describe('an invalid amount', () => {
  it('is reported beside its field', async () => {
    const { checked, form } = aReadySwap()
    const { become } = await drawSwap(FORM)
    const problems: readonly (readonly [AmountProblem, string])[] = [
      [{ _tag: 'NotADecimal', text: 'x' }, 'Enter an amount, for example 0.5.'],
      [{ _tag: 'TooPrecise', text: '1', decimals: 6 }, 'ETH has no more than 6 decimals.'],
    ]
    for (const [problem, words] of problems) {
      await become({
        form: { ...form, amount: paying('x') },
        checked: { ...checked, amount: E.left(problem) },
      })
      assert.equal(boxOf('You pay').getByRole('alert').textContent, words)
      assert.isNull(boxOf('You get').queryByRole('alert'))
    }
    await become({
      form: { ...form, amount: paying('3') },
      checked: { ...checked, amount: E.left({ _tag: 'NoPrice' }) },
    })
    assert.equal(boxOf('You pay').getByRole('alert').textContent, 'Enter the amount in ETH.')
  })

  it('shows that paying all of the coin reserves the fee', async () => {
    const { form } = aReadySwap()
    await drawSwap(FORM, aReadySwap({ form: { ...form, amount: { _tag: 'All' } } }))
    inView().getByText('All but what the fee may take.')
    assert.equal(valueOf('You pay'), '1')
  })
})

describe('the tokens of the form', () => {
  it('are distinguished by contract if two have the same symbol [W-45]', async () => {
    const imitation = aSwapToken({ contract: `0x${'9f'.repeat(20)}`, symbol: 'USDC', balance: undefined })
    await drawSwap(FORM, aReadySwap({ tokens: [ETH, USDC, imitation] }))
    inView().getByRole('button', { name: 'Token that you get USDC 0xA0…06eB48' })
  })

  it('reserve their space while the list loads, and can be reloaded after a failure', async () => {
    const { checked, form } = aReadySwap()
    const { swap, become } = await drawSwap(FORM, {
      ...aReadySwap({
        form: { ...form, getId: `0x${'d'.repeat(40)}` },
        checked: { ...checked, get: undefined },
        list: { _tag: 'Loading' },
        quoting: { _tag: 'None' },
      }),
    })
    assert.equal(
      boxOf('You get').getByRole('button', { name: /^Token that you get/ }).textContent,
      'Token that you get ',
    )
    await become({ list: { _tag: 'Unavailable', error: { _tag: 'TimedOut', afterMs: 1 } } })
    assert.equal(inView().getByRole('alert').textContent, 'The list of tokens does not answer.')
    boxOf('You get').getByRole('button', { name: 'Token that you get Choose a token' })
    await press('Try again')
    assert.deepEqual(swap.told, [['retry']])
  })
})
