import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Leftover } from '../../../domain/swap/swapState.js'
import { ACCOUNT } from '../../domain/swap/aSwap.js'
import { FAKE_ROUTER } from '../../fakes/fakeSwapApi.js'
import { confirm, prepared, quoted, reviewed, type SwapPage, tagOf } from './reviewedSwap.js'
import { DOLLAR, HASH, setUpSwap } from './setUpSwap.js'

const OTHER = `0x${'b2'.repeat(20)}`
const SPENDER = `0x${'55'.repeat(20)}`
const OTHER_ROUTER = `0x${'32'.repeat(20)}`
const idOf = (byte: string): string => `0x${byte.repeat(32)}`

const leftoverOf = (page: SwapPage): Leftover => {
  const step = page.step()
  if (step._tag !== 'Sent') throw new Error(step._tag)
  return step.leftover
}

/** Dollars that were swapped, after which the router has an allowance of 5 more base units. */
const swapped = async (): Promise<SwapPage> => {
  const page = await quoted('dollars')
  page.chain.allowanceWith(TE.right(20_000_000n))
  await page.swap.review()
  await confirm(page)
  page.chain.allowanceWith(TE.right(5n))
  page.settles(HASH, 'Confirmed')
  await page.time.advance(0)
  assert.deepEqual(leftoverOf(page), { _tag: 'Approved', spender: FAKE_ROUTER, units: 5n })
  return page
}

describe('the remaining allowance after a swap [X-10]', () => {
  it('is read for the called contract, or for the spender approved for it, and for no older one', async () => {
    const page = setUpSwap({ routers: [FAKE_ROUTER, SPENDER, OTHER_ROUTER] })
    page.watch()
    await page.time.advance(0)
    page.swap.choose('Pay', DOLLAR)
    page.swap.choose('Get', 'coin')
    page.pay('20')
    await page.time.advance(200)
    page.swapApi.buildApproveWith(() => TE.right({ spender: SPENDER, units: 1n }))
    await page.swap.review()
    page.walletAnswers(TE.right(idOf('01')))
    await confirm(page)
    page.settles(idOf('01'), 'Confirmed')
    const seen = []
    for (const [id, to] of [
      [idOf('02'), FAKE_ROUTER],
      [idOf('03'), OTHER_ROUTER],
    ] as const) {
      page.chain.allowanceWith(TE.right(2n ** 255n))
      page.swapApi.buildTransactionWith(({ chainId, account }) => TE.right({ chainId, from: account, to, data: '0x' }))
      page.swap.edit()
      await page.time.advance(200)
      await page.swap.review()
      assert.deepEqual(prepared(page).approval, { _tag: 'Enough' })
      page.walletAnswers(TE.right(id))
      await confirm(page)
      page.settles(id, 'Confirmed')
      await page.time.advance(0)
      const leftover = leftoverOf(page)
      seen.push('spender' in leftover && leftover.spender)
    }
    assert.deepEqual(seen, [SPENDER, OTHER_ROUTER])
  })

  it('is not revoked for an account that is gone', async () => {
    const page = await swapped()
    page.moves({ account: OTHER })
    const error = { _tag: 'NotConnected' } as const
    assert.deepEqual(await page.swap.revoke(), E.left(error))
    assert.lengthOf(page.walletAsked, 1)
    assert.deepEqual(leftoverOf(page), { _tag: 'NotRevoked', spender: FAKE_ROUTER, units: 5n, error })
    page.moves()
    page.walletAnswers(TE.right(idOf('03')))
    assert.deepEqual(await page.swap.revoke(), E.right(idOf('03')))
    assert.equal(page.walletAsked.at(-1)?.[0]?.from, ACCOUNT)
  })

  it('is zero once the chain says so, and not because the wallet sent a revocation', async () => {
    for (const [ended, allowance, leftover] of [
      ['Confirmed', TE.right(0n), { _tag: 'Nothing' }],
      ['Confirmed', TE.right(5n), { _tag: 'Approved', spender: FAKE_ROUTER, units: 5n }],
      ['Confirmed', TE.left({ _tag: 'HttpStatus' as const, status: 503 }), { _tag: 'Unknown' }],
      ['Failed', TE.right(5n), { _tag: 'NotRevoked', error: { _tag: 'ApprovalFailed' } }],
      ['Cancelled', TE.right(5n), { _tag: 'NotRevoked', error: { _tag: 'ApprovalFailed' } }],
      ['Lost', TE.right(5n), { _tag: 'NotRevoked', error: { _tag: 'RequestOutcomeUnknown' } }],
    ] as const) {
      const page = await swapped()
      page.chain.allowanceWith(allowance)
      page.walletAnswers(TE.right(idOf('03')))
      await page.swap.revoke()
      page.settles(idOf('03'), ended)
      await page.time.advance(0)
      assert.deepInclude(leftoverOf(page), leftover)
    }
  })
})

describe('a swap with unknown outcome [S-28]', () => {
  it('warns again for any amount, but not if only an approval was requested', async () => {
    const page = await reviewed()
    page.walletAnswers(TE.left({ _tag: 'RequestTimedOut', afterMs: 1 }))
    await confirm(page)
    assert.equal(tagOf(page), 'NotSwapped')
    page.pay('1.5')
    await page.time.advance(200)
    await page.swap.review()
    assert.deepEqual(prepared(page).doubts, ['MayBeSent'])
    page.swap.flip()
    page.pay('20')
    await page.time.advance(200)
    await page.swap.review()
    assert.isEmpty(prepared(page).doubts, 'the other way round')
    await confirm(page)
    assert.equal(tagOf(page), 'NotSwapped')
    page.swap.edit()
    await page.time.advance(200)
    await page.swap.review()
    assert.equal(prepared(page).approval._tag, 'Needed')
    assert.isEmpty(prepared(page).doubts, 'after an approval')
  })
})

describe('an impossible action', () => {
  it('reports what it lacks if nothing is prepared, or nothing was swapped', async () => {
    const page = await quoted()
    const incomplete = E.left({ _tag: 'SwapIncomplete' } as const)
    assert.deepEqual(await confirm(page), incomplete)
    assert.deepEqual(await page.swap.revoke(), incomplete)
  })
})
