import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { QuotedSwap } from '../../../application/ports/swapApi.js'
import type { SwapError } from '../../../domain/swap/swapError.js'
import { aSwapNetwork, COIN_ADDRESS } from '../../domain/swap/aSwap.js'
import { DOLLAR, setUpSwap, twice } from './setUpSwap.js'

const ETHER = 10n ** 18n

/** A page that pays Ether for dollars, with a watched form. */
const setUp = async () => {
  const page = setUpSwap()
  page.watch()
  await page.time.advance(0)
  page.swap.choose('Get', DOLLAR)
  return page
}
const amounts = ({ swapApi }: ReturnType<typeof setUpSwap>) => swapApi.askedForQuotes.map(({ amount }) => amount)

describe('a quote for the form', () => {
  it('is requested 200 ms after the last key, with account, tokens, amount and gas price [S7-13]', async () => {
    const page = await setUp()
    page.pay('1')
    await page.time.advance(199)
    page.pay('1.5')
    await page.time.advance(199)
    assert.isEmpty(amounts(page))
    assert.equal(page.quoting()._tag, 'Asking')
    await page.time.advance(1)
    const { account } = page.ready()
    assert.deepEqual(page.swapApi.askedForQuotes, [
      {
        chainId: 'eip155:8453',
        account,
        amount: (3n * ETHER) / 2n,
        gasPrice: 1_000_000_000n,
        from: `eip155:8453:${COIN_ADDRESS}`,
        to: `eip155:8453:${DOLLAR}`,
      },
    ])
    assert.deepInclude(page.quoting(), { _tag: 'Quoted' })
  })

  it('is never replaced by a late answer to an earlier request [S-24]', async () => {
    const page = await setUp()
    const late: (() => void)[] = []
    page.swapApi.quotesWith((query) =>
      query.amount === ETHER
        ? () => new Promise((resolve) => late.push(() => void twice(query)().then(resolve)))
        : twice(query),
    )
    page.pay('1')
    await page.time.advance(200)
    page.pay('2')
    await page.time.advance(200)
    late.forEach((answer) => answer())
    await page.time.advance(0)
    const { quoting } = page.ready()
    assert.equal(quoting._tag === 'Quoted' && quoting.quote.payUnits, 2n * ETHER)
  })

  it('is refreshed after ten seconds while the page is visible, and not while hidden [U-102]', async () => {
    const page = await setUp()
    page.pay('1')
    await page.time.advance(200)
    await page.time.advance(9_999)
    assert.lengthOf(amounts(page), 1)
    await page.time.advance(1)
    assert.lengthOf(amounts(page), 2)
    page.visible.set(false)
    await page.time.advance(60_000)
    assert.lengthOf(amounts(page), 2)
    page.visible.set(true)
    await page.time.advance(0)
    assert.lengthOf(amounts(page), 3)
  })

  it('is shown until the next one arrives, and not refreshed while unwatched', async () => {
    const page = await setUp()
    page.swap.retry()
    const watching = page.watch()
    page.pay('1')
    await page.time.advance(200)
    page.swapApi.quotesWith(() => () => new Promise(() => undefined))
    await page.time.advance(10_000)
    const quoting = page.quoting()
    assert.equal(quoting._tag === 'Asking' && quoting.last?.payUnits, ETHER)
    watching.unsubscribe()
  })

  it('is still there on return within its lifetime', async () => {
    const page = setUpSwap()
    const first = page.watch()
    await page.time.advance(0)
    page.swap.choose('Get', DOLLAR)
    page.pay('1')
    await page.time.advance(200)
    first.unsubscribe()
    page.watch()
    await page.time.advance(9_000)
    assert.lengthOf(amounts(page), 1)
    await page.time.advance(1_000)
    assert.lengthOf(amounts(page), 2)
  })

  it('reports why it is missing, and is retried on demand', async () => {
    const page = await setUp()
    page.swapApi.quotesWith(() => TE.left({ _tag: 'InsufficientLiquidity' }))
    page.pay('1')
    await page.time.advance(200)
    assert.deepEqual(page.quoting(), { _tag: 'NotQuoted', error: { _tag: 'InsufficientLiquidity' } })
    await page.time.advance(60_000)
    assert.lengthOf(amounts(page), 1)
    page.swapApi.quotesWith(twice)
    page.swap.retry()
    await page.time.advance(0)
    assert.equal(page.quoting()._tag, 'Quoted')
  })

  it('is rejected if it is for another token, another amount, or zero [S-24]', async () => {
    const page = await setUp()
    const wrong: readonly (readonly [Partial<QuotedSwap>, SwapError['_tag']])[] = [
      [{ to: 'eip155:8453:0xbad' }, 'QuoteDiffers'],
      [{ fromAmount: 1n }, 'QuoteDiffers'],
      [{ toAmount: 0n }, 'NoSwapRoute'],
    ]
    for (const [change, tag] of wrong) {
      page.swapApi.quotesWith(({ amount, from, to }) =>
        TE.right([{ fromAmount: amount, toAmount: 1n, from, to, ...change }]),
      )
      page.pay(page.quoting()._tag === 'None' ? '1' : String(amounts(page).length / 10))
      await page.time.advance(200)
      const { quoting } = page.ready()
      assert.equal(quoting._tag === 'NotQuoted' && quoting.error._tag, tag)
    }
  })

  it('times out if an adapter never answers', async () => {
    const page = await setUp()
    page.swapApi.quotesWith(() => () => new Promise(() => undefined))
    page.pay('1')
    await page.time.advance(20_200)
    const { quoting } = page.ready()
    assert.equal(quoting._tag === 'NotQuoted' && quoting.error._tag, 'TimedOut')
  })

  it('is dropped with its account, its network, and the wallet', async () => {
    const page = await setUp()
    for (const move of [
      () => page.moves({ account: `0x${'b2'.repeat(20)}` }),
      () => page.moves({ network: aSwapNetwork({ id: 10, caipNetworkId: 'eip155:10' }) }),
    ]) {
      page.moves()
      page.swap.choose('Get', DOLLAR)
      page.pay('1')
      await page.time.advance(200)
      assert.equal(page.quoting()._tag, 'Quoted')
      move()
      assert.equal(page.quoting()._tag, 'None')
      assert.deepInclude(page.ready().form, { payId: 'coin', getId: '' })
    }
    page.leaves()
    assert.equal(page.swap.state.value._tag, 'NoAccount')
  })
})

describe('the swap form', () => {
  it('swaps its sides, and pays what was to be received', async () => {
    const page = await setUp()
    page.swapApi.quotesWith(({ from, to, amount }) =>
      TE.right([{ fromAmount: amount, toAmount: 1_500_000n, from, to }]),
    )
    page.pay('1')
    await page.time.advance(200)
    page.swap.flip()
    assert.deepEqual(page.ready().form, {
      payId: DOLLAR,
      getId: 'coin',
      amount: { _tag: 'Asset', text: '1.5' },
    })
  })

  it('swaps its sides if the token of the other side is chosen', async () => {
    const page = await setUp()
    page.swap.choose('Pay', DOLLAR)
    assert.deepInclude(page.ready().form, { payId: DOLLAR, getId: 'coin' })
    page.swap.choose('Pay', DOLLAR)
    assert.deepInclude(page.ready().form, { payId: DOLLAR, getId: 'coin' })
  })

  it('has the prices from servers, and none if they have none [S7-19]', async () => {
    const page = await setUp()
    page.priceApi.answerWith(({ token }) => TE.right(token.symbol === 'ETH' ? 2_500 : undefined))
    page.swap.choose('Get', '')
    page.swap.choose('Get', DOLLAR)
    await page.time.advance(0)
    const prices = page.ready().tokens.map(({ symbol, price }) => [symbol, price])
    assert.deepEqual(prices, [
      ['ETH', 2_500],
      ['USDC', 1],
    ])
  })

  it("reports that the token list is missing, and still offers the coin and the account's tokens", async () => {
    const page = setUpSwap()
    page.swapApi.tokensWith(() => TE.left({ _tag: 'HttpStatus', status: 503 }))
    page.watch()
    assert.equal(page.ready().list._tag, 'Loading')
    await page.time.advance(0)
    assert.equal(page.ready().list._tag, 'Unavailable')
    assert.deepEqual(
      page.ready().tokens.map(({ id }) => id),
      ['coin'],
    )
    page.swapApi.tokensWith(() => TE.right([]))
    page.swap.retry()
    await page.time.advance(0)
    assert.equal(page.ready().list._tag, 'Loaded')
  })

  it('is offered on the twelve networks only [S9-18]', () => {
    const page = setUpSwap()
    page.moves({ network: aSwapNetwork({ id: 5, caipNetworkId: 'eip155:5' }) })
    assert.equal(page.swap.state.value._tag, 'Unsupported')
  })
})
