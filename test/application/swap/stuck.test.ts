import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SwapFailure } from '../../../domain/swap/swapError.js'
import { ACCOUNT } from '../../domain/swap/aSwap.js'
import { FAKE_ROUTER } from '../../fakes/fakeSwapApi.js'
import { confirm, prepared, quoted, reviewed, type SwapPage, tagOf } from './reviewedSwap.js'
import { DOLLAR, HASH, setUpSwap, twice } from './setUpSwap.js'

const OTHER = `0x${'b2'.repeat(20)}`
const DOWN = { _tag: 'HttpStatus', status: 503 } as const

/** Servers with this latency, in ms. */
const slow = (page: SwapPage, server: number, node: number): void => {
  const after =
    <A>(ms: number, answer: A) =>
    () =>
      new Promise<E.Either<never, A>>((resolve) => page.time.scheduler.schedule(() => resolve(E.right(answer)), ms))
  page.swapApi.buildTransactionWith(({ chainId, account }) =>
    after(server, { chainId, from: account, to: FAKE_ROUTER, data: '0x' as const }),
  )
  page.chain.attemptWith(() => after(node, { paid: undefined, received: undefined, fee: 2n, expectedFee: 1n }))
}

describe('a swap with slow servers', () => {
  it('is prepared nevertheless, and valid for ten seconds from then on [U-102]', async () => {
    const page = await quoted()
    slow(page, 6_000, 5_000)
    const reviewing = page.swap.review()
    await page.time.advance(11_000)
    assert.deepEqual(await reviewing, E.right(undefined))
    assert.deepEqual(await confirm(page), E.right(HASH))
    const other = await quoted()
    slow(other, 6_000, 5_000)
    void other.swap.review()
    await other.time.advance(11_000)
    other.visible.set(false)
    assert.deepInclude(prepared(other).quote, { expiresAt: 21_200 })
    await other.time.advance(10_000)
    assert.deepEqual(await other.swap.confirm([])(), E.left({ _tag: 'SwapOutdated' }))
    assert.isEmpty(other.walletAsked)
  })

  it('requests one quote after the other, and stops if none arrives in time', async () => {
    const page = await quoted()
    slow(page, 6_000, 5_000)
    void page.swap.review()
    await page.time.advance(110_000)
    assert.equal(tagOf(page), 'Prepared')
    assert.isAtMost(page.swapApi.askedForTransactions.length, 11)
    const silent = await quoted()
    slow(silent, 60_000, 0)
    const reviewing = silent.swap.review()
    await silent.time.advance(600_000)
    assert.deepEqual(await reviewing, E.left({ _tag: 'TimedOut', afterMs: 40_000 }))
    assert.lengthOf(silent.swapApi.askedForTransactions, 1)
    slow(silent, 0, 0)
    const again = silent.swap.review()
    await silent.time.advance(0)
    assert.deepEqual(await again, E.right(undefined))
  })
})

describe('a swap with an expired quote', () => {
  it('is not reviewed for an account that left while unwatched, nor for a changed form [S-24]', async () => {
    const page = setUpSwap()
    const watching = page.watch()
    await page.time.advance(0)
    page.swap.choose('Get', DOLLAR)
    page.pay('1')
    await page.time.advance(200)
    watching.unsubscribe()
    page.pay('1.5')
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapIncomplete' }))
    page.pay('1')
    page.moves({ account: OTHER })
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapIncomplete' }))
    assert.equal(tagOf(page), 'Editing')
    assert.equal(page.quoting()._tag, 'None')
    assert.isEmpty(page.swapApi.askedForTransactions)
  })

  it('is refused if its token disappears during the review', async () => {
    const page = await reviewed()
    page.swapApi.tokensWith(() => TE.right([]))
    page.swap.retry()
    await page.time.advance(0)
    assert.deepInclude(page.step(), { _tag: 'NotPrepared', error: { _tag: 'SwapIncomplete' } })
  })

  it('is quoted again by a review, after a failed quote', async () => {
    const page = await reviewed()
    page.swapApi.quotesWith(() => TE.left(DOWN))
    await page.time.advance(10_000)
    assert.deepInclude(page.step(), { _tag: 'NotPrepared', error: DOWN })
    assert.deepEqual(await page.swap.review(), E.left(DOWN))
    page.swapApi.quotesWith(twice)
    const again = page.swap.review()
    assert.equal(tagOf(page), 'Preparing')
    assert.deepEqual(await again, E.right(undefined))
    assert.deepEqual(await confirm(page), E.right(HASH))
  })
})

describe('a wallet that rejects a swap', () => {
  const failure = (code: number): SwapFailure => ({ _tag: 'RequestFailed', code, message: '', cause: undefined })
  const batched = async (): Promise<SwapPage> => {
    const page = await quoted('dollars')
    page.takeBatches()
    await page.swap.review()
    return page
  }
  const counts = ({ walletAsked }: SwapPage): readonly number[] => walletAsked.map((calls) => calls.length)

  it('gets separate requests from then on if it refuses approval and swap in one prompt', async () => {
    for (const code of [4200, 5700, 5710, 5730, 5740, 5750, 5760]) {
      const page = await batched()
      page.walletAnswers(TE.left(failure(code)))
      await confirm(page)
      assert.deepInclude(page.step(), { _tag: 'NotSwapped', isBatch: false })
      page.walletAnswers(TE.right(HASH))
      await confirm(page)
      assert.equal(tagOf(page), 'Approving')
      page.settles(HASH, 'Failed')
      page.swap.edit()
      await page.swap.review()
      assert.isFalse(prepared(page).isBatch)
      assert.deepEqual(counts(page), [2, 1])
    }
  })

  it('gets both again if its owner declined, or it did not accept them', async () => {
    for (const error of [{ _tag: 'RequestRejected' } as const, failure(-32602)]) {
      const page = await batched()
      page.walletAnswers(TE.left(error))
      await confirm(page)
      await confirm(page)
      assert.deepEqual(counts(page), [2, 2])
    }
  })

  it('reports the rejection for an account that left meanwhile, and the next press returns to the form', async () => {
    for (const later of [0, 11_000]) {
      const page = await reviewed()
      let decline = (): void => undefined
      page.walletAnswers(() => new Promise((resolve) => (decline = () => resolve(E.left({ _tag: 'RequestRejected' })))))
      await page.time.advance(300)
      const asked = page.swap.confirm([])()
      page.moves({ account: OTHER })
      decline()
      assert.deepEqual(await asked, E.left({ _tag: 'RequestRejected' }))
      assert.deepInclude(page.step(), { _tag: 'NotSwapped', error: { _tag: 'RequestRejected' } })
      await page.time.advance(later)
      assert.deepEqual(await confirm(page), E.left({ _tag: 'ConnectionChanged' }))
      assert.equal(tagOf(page), 'Editing')
      assert.deepEqual(
        page.walletAsked.map(([call]) => call?.from),
        [ACCOUNT],
      )
    }
  })
})
