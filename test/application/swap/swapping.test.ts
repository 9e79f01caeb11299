import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { DomainError } from '../../../domain/errors/domainError.js'
import { askedForSwap } from '../../../domain/swap/swapQuote.js'
import { FAKE_ROUTER } from '../../fakes/fakeSwapApi.js'
import { ACCOUNT, aSwapNetwork } from '../../domain/swap/aSwap.js'
import { approveData, confirm, prepared, quoted, reviewed, tagOf } from './reviewedSwap.js'
import type { Proposal } from '../../../domain/requests/proposal.js'
import { DOLLAR, HASH } from './setUpSwap.js'

/** The record of a batch that the wallet is sending. */
const aBatch = (): Proposal => ({
  record: 1,
  id: 'batch',
  namespace: 'eip155',
  connectorId: 'a',
  caipNetworkId: 'eip155:8453',
  address: ACCOUNT,
  sentAt: 0,
  fate: { _tag: 'Sending' },
})

describe('confirming a swap', () => {
  it('sends it as shown, and tracks it', async () => {
    const page = await reviewed()
    const { call } = prepared(page)
    assert.deepEqual(await confirm(page), E.right(HASH))
    assert.deepEqual(page.walletAsked, [[call]])
    assert.deepInclude(page.step(), { _tag: 'Sent', id: HASH, isHash: true, outcome: { _tag: 'Waiting' } })
  })

  it('does not sign an expired quote: it is prepared again, and has to be reviewed [U-102]', async () => {
    const page = await reviewed()
    page.visible.set(false)
    await page.time.advance(10_000)
    assert.deepEqual(await confirm(page), E.left({ _tag: 'SwapOutdated' }))
    assert.isEmpty(page.walletAsked)
    page.visible.set(true)
    await page.time.advance(0)
    assert.equal(tagOf(page), 'Prepared')
    assert.deepEqual(await confirm(page), E.right(HASH))
  })

  it('requires all warnings by name', async () => {
    const page = await quoted()
    page.chain.readWith(() => undefined)
    await page.swap.review()
    assert.deepEqual(prepared(page).doubts, ['Unverified'])
    assert.deepEqual(await confirm(page), E.left({ _tag: 'SwapDoubted', doubts: ['Unverified'] }))
    assert.deepEqual(await confirm(page, ['PriceImpact']), E.left({ _tag: 'SwapDoubted', doubts: ['Unverified'] }))
    assert.deepEqual(await confirm(page, ['Unverified']), E.right(HASH))
  })

  it('approves first, and swaps by a second press, after a new quote [X-10]', async () => {
    const page = await reviewed('dollars')
    await confirm(page)
    assert.deepInclude(page.step(), { _tag: 'Approving', hash: HASH })
    assert.deepEqual(page.walletAsked[0]?.[0], { from: ACCOUNT, to: DOLLAR, value: 0n, data: approveData(20_000_000n) })
    page.chain.allowanceWith(TE.right(20_000_000n))
    await page.time.advance(12_000)
    page.settles(HASH, 'Confirmed')
    await page.time.advance(0)
    assert.deepEqual(prepared(page).approval, { _tag: 'Enough' })
    const swapped = `0x${'7a'.repeat(32)}`
    page.walletAnswers(TE.right(swapped))
    await confirm(page)
    assert.deepInclude(page.step(), { _tag: 'Sent', id: swapped })
  })

  it('sends both in one prompt if the wallet supports that (EIP-5792), and tracks the batch', async () => {
    const page = await quoted('dollars')
    page.takeBatches()
    await page.swap.review()
    assert.isTrue(prepared(page).isBatch)
    page.walletAnswers(async () => {
      page.proposals.set([aBatch()])
      return E.right('batch')
    })
    await confirm(page)
    assert.deepEqual(
      page.walletAsked[0]?.map(({ to }) => to),
      [DOLLAR, FAKE_ROUTER],
    )
    assert.deepInclude(page.step(), { _tag: 'Sent', id: 'batch', isHash: false })
    page.proposals.update((list) => list.map((each) => ({ ...each, fate: { _tag: 'Executed', hash: HASH } })))
    assert.deepInclude(page.step(), { _tag: 'Sent', id: HASH, isHash: true })
  })

  it('is done once the wallet has its batch confirmed, also without a hash', async () => {
    const page = await quoted('dollars')
    page.takeBatches()
    await page.swap.review()
    page.walletAnswers(async () => {
      page.proposals.set([aBatch()])
      return E.right('batch')
    })
    await confirm(page)
    page.proposals.set([{ ...aBatch(), fate: { _tag: 'Confirmed' } }])
    assert.deepInclude(page.step(), {
      _tag: 'Sent',
      id: 'batch',
      isHash: false,
      outcome: { _tag: 'Swapped', received: undefined, paid: undefined },
    })
    assert.lengthOf(page.refreshed, 1)
  })

  it('reports the actual amounts, and offers to revoke a remaining allowance [X-10, S-04]', async () => {
    const page = await reviewed('dollars')
    page.chain.allowanceWith(TE.right(20_000_000n))
    await page.swap.review()
    await confirm(page)
    page.chain.movedWith(TE.right({ paid: 20_000_000n, received: 39n }))
    page.chain.allowanceWith(TE.right(7n))
    page.settles(HASH, 'Confirmed')
    await page.time.advance(0)
    assert.deepEqual(page.refreshed, [`${DOLLAR} coin`])
    const leftover = { spender: FAKE_ROUTER, units: 7n }
    assert.deepInclude(page.step(), {
      outcome: { _tag: 'Swapped', paid: 20_000_000n, received: 39n },
      leftover: { _tag: 'Approved', ...leftover },
    })
    page.walletAnswers(TE.left({ _tag: 'RequestRejected' }))
    await page.swap.revoke()
    assert.deepInclude(page.step(), {
      leftover: { _tag: 'NotRevoked', ...leftover, error: { _tag: 'RequestRejected' } },
    })
    const revoked = `0x${'7b'.repeat(32)}`
    page.walletAnswers(TE.right(revoked))
    assert.deepEqual(await page.swap.revoke(), E.right(revoked))
    assert.equal(page.walletAsked.at(-1)?.[0]?.data, approveData(0n))
    assert.deepInclude(page.step(), { leftover: { _tag: 'Revoking', ...leftover } })
    page.chain.allowanceWith(TE.right(0n))
    page.settles(revoked, 'Confirmed')
    await page.time.advance(0)
    assert.deepInclude(page.step(), { leftover: { _tag: 'Nothing' } })
  })

  it('reports a failure with reason, a cancellation, a replacement, or an unknown outcome', async () => {
    for (const [ended, outcome] of [
      ['Failed', { _tag: 'Failed', reason: 'too little' }],
      ['Cancelled', { _tag: 'Cancelled' }],
      ['Replaced', { _tag: 'Replaced' }],
      ['Lost', { _tag: 'Lost' }],
    ] as const) {
      const page = await reviewed()
      page.chain.whyFailedWith(TE.right('too little'))
      await confirm(page)
      page.settles(HASH, ended)
      await page.time.advance(0)
      assert.deepInclude(page.step(), { outcome })
    }
  })

  it('can be repeated after a rejection, and not with an unknown outcome [S-28]', async () => {
    const page = await reviewed()
    page.walletAnswers(TE.left({ _tag: 'RequestRejected' }))
    await confirm(page)
    assert.deepInclude(page.step(), { _tag: 'NotSwapped', error: { _tag: 'RequestRejected' } })
    page.walletAnswers(TE.left({ _tag: 'RequestOutcomeUnknown' }))
    await confirm(page)
    assert.lengthOf(page.walletAsked, 2)
    assert.deepEqual(await confirm(page), E.left({ _tag: 'RequestOutcomeUnknown' }))
    assert.lengthOf(page.walletAsked, 2)
    page.swap.edit()
    await page.swap.review()
    assert.deepEqual(prepared(page).doubts, ['MayBeSent'])
  })

  it('says after a rejection only what is open by then: another tab may have ended its swap meanwhile [S-28]', async () => {
    const page = await reviewed()
    const begun = page.elsewhere.begin(askedForSwap(prepared(page).quote))
    const { doubts } = prepared(page)
    assert.deepEqual(doubts, ['MayBeSent'])
    const rejected = E.left({ _tag: 'RequestRejected' } as const)
    page.walletAnswers(async () => {
      begun.answered(rejected)
      return rejected
    })
    await confirm(page, doubts)
    assert.deepInclude(page.step(), { _tag: 'NotSwapped', doubts: [] })
  })

  it('counts once: while a wallet is asked, nothing else is requested or changed', async () => {
    const page = await reviewed()
    let release: () => void = () => undefined
    page.walletAnswers(
      () =>
        new Promise((resolve) => {
          release = () => resolve(E.right(HASH))
        }),
    )
    await page.time.advance(300)
    const first = page.swap.confirm([])()
    const pending: E.Either<DomainError, never> = E.left({ _tag: 'RequestPending' })
    assert.deepEqual(await page.swap.confirm([])(), pending)
    assert.deepEqual(await page.swap.review(), pending)
    page.swap.edit()
    page.pay('7')
    page.moves({ account: `0x${'b2'.repeat(20)}` })
    assert.equal(tagOf(page), 'AskingSwap')
    release()
    assert.deepEqual(await first, E.right(HASH))
    assert.lengthOf(page.walletAsked, 1)
    assert.equal(tagOf(page), 'Sent')
  })

  it('is dropped with its account or network; an approval continues by itself [S-24]', async () => {
    const page = await reviewed('dollars')
    page.moves({ account: `0x${'b2'.repeat(20)}` })
    assert.equal(tagOf(page), 'Editing')
    const other = await reviewed('dollars')
    await confirm(other)
    other.moves({ network: aSwapNetwork({ id: 10, caipNetworkId: 'eip155:10' }) })
    assert.equal(tagOf(other), 'Editing')
    other.settles(HASH, 'Confirmed')
    await other.time.advance(0)
    assert.equal(tagOf(other), 'Editing')
  })

  it('sends nothing after an approval that failed on chain', async () => {
    const page = await reviewed('dollars')
    await confirm(page)
    page.settles(HASH, 'Failed')
    assert.deepInclude(page.step(), { _tag: 'NotSwapped', error: { _tag: 'ApprovalFailed' } })
  })

  it('ends with the page, without pending promises or timers', async () => {
    const page = await reviewed('dollars')
    page.swapApi.buildTransactionWith(() => () => new Promise(() => undefined))
    const waiting = page.swap.review()
    page.swap.dispose()
    assert.deepEqual(await waiting, E.left({ _tag: 'ModalClosed' }))
    assert.isEmpty(page.time.scheduler.actions)
  })
})
