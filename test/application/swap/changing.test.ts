import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Approval, SwapPreview } from '../../../domain/swap/swapState.js'
import { isWorse } from '../../../application/swap/swapTerms.js'
import { aSwapPreview, aSwapQuote } from '../../fakes/fakeSwap.js'
import { confirm, prepared, quoted, reviewed, type SwapPage, tagOf } from './reviewedSwap.js'
import { DOLLAR, HASH, setUpSwap } from './setUpSwap.js'

const OUTDATED = E.left({ _tag: 'SwapOutdated' } as const)
/** The received amount per paid amount, in thousandths. */
const quoteOf = (page: SwapPage, thousandths: bigint): void =>
  page.swapApi.quotesWith(({ from, to, amount }) =>
    TE.right([{ fromAmount: amount, toAmount: (amount * thousandths) / 1_000n, from, to }]),
  )
/** Waits for the next quote and its preparation. */
const renews = (page: SwapPage): Promise<void> => page.time.advance(10_000)

describe('a swap that gets worse while reviewed', () => {
  it('is not confirmed until the change is accepted, however often confirm is pressed [S-24]', async () => {
    const page = await reviewed()
    quoteOf(page, 1n)
    await renews(page)
    assert.isTrue(prepared(page).hasChanged)
    assert.deepEqual(await confirm(page), OUTDATED)
    assert.deepEqual(await confirm(page), OUTDATED)
    await renews(page)
    assert.deepEqual(await confirm(page), OUTDATED)
    assert.isEmpty(page.walletAsked)
    page.swap.acceptChange()
    assert.isFalse(prepared(page).hasChanged)
    assert.deepEqual(await confirm(page), E.right(HASH))
  })

  it('is compared with the first shown one, so that it does not get worse step by step', async () => {
    const page = await reviewed()
    quoteOf(page, 2_500n)
    await renews(page)
    assert.isFalse(prepared(page).hasChanged)
    quoteOf(page, 2_100n)
    await renews(page)
    assert.isFalse(prepared(page).hasChanged, 'better than at first')
    quoteOf(page, 1_980n)
    await renews(page)
    assert.isFalse(prepared(page).hasChanged, 'the least that was promised at first')
    quoteOf(page, 1_979n)
    await renews(page)
    assert.isTrue(prepared(page).hasChanged)
    quoteOf(page, 2_000n)
    await renews(page)
    assert.isFalse(prepared(page).hasChanged, 'as at first again')
    assert.deepEqual(await confirm(page), E.right(HASH))
  })

  it('is compared with the last accepted one, also after an expired quote or an approval', async () => {
    const page = await reviewed('dollars')
    quoteOf(page, 1_000n)
    await renews(page)
    await page.time.advance(300)
    page.swap.acceptChange()
    quoteOf(page, 900n)
    await confirm(page)
    page.chain.allowanceWith(TE.right(20_000_000n))
    await page.time.advance(12_000)
    page.settles(HASH, 'Confirmed')
    await page.time.advance(0)
    assert.isTrue(prepared(page).hasChanged)
    await page.time.advance(300)
    page.swap.acceptChange()
    page.visible.set(false)
    await renews(page)
    assert.deepEqual(await confirm(page), OUTDATED)
    assert.equal(tagOf(page), 'Preparing')
    quoteOf(page, 800n)
    page.visible.set(true)
    await page.time.advance(0)
    assert.isTrue(prepared(page).hasChanged)
    page.swap.edit()
    await page.time.advance(0)
    await page.swap.review()
    assert.isFalse(prepared(page).hasChanged, 'somebody who begins anew sees it for the first time')
  })

  it('pays the reviewed amount, entered as currency or as all, whatever price or balance arrives', async () => {
    const page = setUpSwap()
    let price: number | undefined = 2_000
    page.priceApi.answerWith(({ token }) => TE.right(token.symbol === 'ETH' ? price : 1))
    page.watch()
    await page.time.advance(0)
    page.swap.choose('Get', DOLLAR)
    page.swap.setAmount({ _tag: 'Fiat', text: '2' })
    await page.time.advance(200)
    await page.swap.review()
    const paid = prepared(page).quote.payUnits
    for (const next of [2, undefined]) {
      price = next
      await page.time.advance(20_500)
      assert.equal(prepared(page).quote.payUnits, paid)
    }
    page.swap.edit()
    page.swap.setAmount({ _tag: 'All' })
    await page.time.advance(200)
    await page.swap.review()
    const all = prepared(page).quote.payUnits
    page.moves({ balance: '1.5' })
    await renews(page)
    assert.equal(prepared(page).quote.payUnits, all)
  })

  it('is worse by a warning, a level of price impact, another spender, and more than twice the fee', () => {
    const needed = (spender: string, units = 1n): Approval => ({
      _tag: 'Needed',
      kind: 'Exact',
      spender,
      units,
      resetFirst: false,
    })
    const fee = (most: bigint) => ({ fee: { most, expected: 1n } })
    // At prices of 2,500 and 1, the received amount is three percent less than 2,500, or fifteen.
    const impact = (getUnits: bigint, leastUnits = 1n) => ({ quote: aSwapQuote({ getUnits, leastUnits }) })
    const [one, other] = [`0x${'5A'.repeat(20)}`, `0x${'32'.repeat(20)}`]
    const cases: readonly (readonly [boolean, Partial<SwapPreview>, Partial<SwapPreview>])[] = [
      [false, {}, {}],
      [false, { doubts: ['TokenFee', 'MayBeSent'] }, { doubts: ['MayBeSent'] }],
      [true, { doubts: ['MayBeSent'] }, { doubts: ['TokenFee'] }],
      [false, impact(2_430_000_000n), impact(2_426_000_000n)],
      [true, impact(2_430_000_000n), impact(2_420_000_000n)],
      [true, impact(2_130_000_000n), impact(2_120_000_000n)],
      [false, impact(2_120_000_000n), impact(2_430_000_000n)],
      [false, impact(2_430_000_000n, 2_427_000_000n), impact(2_427_000_000n, 1n)],
      [true, impact(2_430_000_000n, 2_427_000_000n), impact(2_426_999_999n, 1n)],
      [true, {}, { approval: needed(one) }],
      [false, { approval: needed(one) }, { approval: { _tag: 'Enough' } }],
      [false, { approval: needed(one) }, { approval: needed(one.toLowerCase(), 2n) }],
      [true, { approval: needed(one) }, { approval: needed(other) }],
      [false, fee(5n), fee(10n)],
      [true, fee(5n), fee(11n)],
      [false, { fee: undefined }, fee(11n)],
    ]
    for (const [at, [expected, shown, now]] of cases.entries())
      assert.equal(isWorse(aSwapPreview(shown), aSwapPreview(now)), expected, String(at))
  })

  it('is worse by more than twice the shown fee', async () => {
    const page = await quoted()
    const times = (most: bigint) =>
      page.chain.attemptWith(() => TE.right({ paid: undefined, received: undefined, fee: most, expectedFee: 1n }))
    times(5n)
    await page.swap.review()
    times(11n)
    await renews(page)
    assert.isTrue(prepared(page).hasChanged)
  })
})

describe('a press that comes too soon [S-28]', () => {
  it('does nothing within 300 ms after a preview appeared or got worse', async () => {
    const page = await reviewed()
    assert.isTrue(prepared(page).isNew)
    assert.deepEqual(await page.swap.confirm([])(), OUTDATED)
    await page.time.advance(299)
    assert.deepEqual(await page.swap.confirm([])(), OUTDATED)
    assert.equal(tagOf(page), 'Prepared')
    await page.time.advance(1)
    assert.isFalse(prepared(page).isNew)
    await renews(page)
    assert.isFalse(prepared(page).isNew, 'the same again is nothing new')
    quoteOf(page, 1n)
    await page.time.advance(9_700)
    page.swap.acceptChange()
    assert.isTrue(prepared(page).hasChanged, 'nobody has read it yet')
    await page.time.advance(300)
    page.swap.acceptChange()
    assert.deepEqual(await page.swap.confirm([])(), OUTDATED, 'the second of two quick presses')
    await page.time.advance(300)
    assert.deepEqual(await page.swap.confirm([])(), E.right(HASH))
    assert.lengthOf(page.walletAsked, 1)
  })

  it('leaves no timer if the page ends meanwhile', async () => {
    const page = await quoted()
    await page.swap.review()
    page.swap.dispose()
    assert.isEmpty(page.time.scheduler.actions)
  })
})
