import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { UNLIMITED_UNITS } from '../../../domain/swap/approval.js'
import type { SwapError } from '../../../domain/swap/swapError.js'
import { FAKE_ROUTER } from '../../fakes/fakeSwapApi.js'
import { ACCOUNT, aSwapNetwork } from '../../domain/swap/aSwap.js'
import { approveData, confirm, prepared, quoted, reviewed, tagOf } from './reviewedSwap.js'
import { DOLLAR, setUpSwap } from './setUpSwap.js'

describe('reviewing a swap', () => {
  it('builds, simulates and compares it before it can be confirmed, and approves nothing for the coin [S-24]', async () => {
    const page = await reviewed()
    const { approval, call, doubts, hasChanged, fee } = prepared(page)
    assert.deepEqual(approval, { _tag: 'Enough' })
    assert.deepEqual(call, { from: ACCOUNT, to: FAKE_ROUTER, value: 10n ** 18n, data: '0x' })
    assert.deepEqual(
      { doubts, hasChanged, fee },
      { doubts: [], hasChanged: false, fee: { most: 200_000n, expected: 100_000n } },
    )
    assert.deepEqual(page.chain.tried, [[call]])
    assert.isEmpty(page.swapApi.askedForApprovals)
  })

  it('approves exactly the swapped amount, at the token contract itself, and an unlimited one only on request [X-10, S-04]', async () => {
    const page = await reviewed('dollars')
    const { approval } = prepared(page)
    assert.deepInclude(approval, { _tag: 'Needed', kind: 'Exact', spender: FAKE_ROUTER, units: 20_000_000n })
    assert.deepEqual(page.chain.tried[0]?.[0], { from: ACCOUNT, to: DOLLAR, value: 0n, data: approveData(20_000_000n) })
    page.swap.setApproval('Unlimited')
    assert.equal(tagOf(page), 'Preparing')
    await page.time.advance(0)
    assert.deepInclude(prepared(page).approval, { kind: 'Unlimited', units: UNLIMITED_UNITS })
    await page.swap.review()
    assert.deepInclude(prepared(page).approval, { kind: 'Exact' })
  })

  it('needs no approval if the allowance suffices, by the server or the chain', async () => {
    const page = await quoted('dollars')
    page.chain.allowanceWith(TE.right(20_000_000n))
    await page.swap.review()
    assert.deepEqual(prepared(page).approval, { _tag: 'Enough' })
    page.chain.allowanceWith(TE.right(0n))
    page.swapApi.allowanceWith(() => TE.right(20_000_000n))
    await page.swap.review()
    assert.deepEqual(prepared(page).approval, { _tag: 'Enough' })
  })

  it('revokes an old allowance first if the token does not let it be changed', async () => {
    const page = await quoted('dollars')
    page.chain.allowanceWith(TE.right(1n))
    page.chain.attemptWith((_network, calls) =>
      calls.length < 3
        ? TE.left({ _tag: 'SimulationFailed', reason: 'not zero' })
        : TE.right({ paid: undefined, received: undefined, fee: 2n, expectedFee: 1n }),
    )
    await page.swap.review()
    assert.deepInclude(prepared(page).approval, { resetFirst: true, units: 20_000_000n })
    assert.deepEqual(
      page.chain.tried.at(-1)?.map(({ data }) => data),
      [approveData(0n), approveData(20_000_000n), '0x'],
    )
    await confirm(page)
    assert.equal(page.walletAsked[0]?.[0]?.data, approveData(0n))
  })

  it('refuses decimals that differ from the list, and warns if the token has none [S-24]', async () => {
    const page = await quoted('dollars')
    page.chain.decimalsWith(() => TE.right(18))
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapDiffers', fields: ['decimals'] }))
    assert.isEmpty(page.chain.tried)
    page.chain.decimalsWith(() => TE.left({ _tag: 'HttpStatus', status: 503 }))
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'HttpStatus', status: 503 }))
    page.chain.decimalsWith(() => TE.right(undefined))
    await page.swap.review()
    assert.deepEqual(prepared(page).doubts, ['Unverified'])
    // The coin is not queried.
    assert.deepEqual([...new Set(page.chain.askedForDecimals)], [DOLLAR])
  })

  it('refuses another contract to be called or approved [S-24]', async () => {
    const other = `0x${'66'.repeat(20)}`
    const page = await quoted('dollars')
    page.swapApi.buildApproveWith(() => TE.right({ spender: other, units: 1n }))
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapDiffers', fields: ['spender'] }))
    page.swapApi.buildTransactionWith(({ account, chainId }) =>
      TE.right({ chainId, from: account, to: other, data: '0x' }),
    )
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapDiffers', fields: ['target', 'spender'] }))
    assert.isEmpty(page.chain.tried)
    assert.deepEqual(await confirm(page), E.left({ _tag: 'SwapIncomplete' }))
    assert.isEmpty(page.walletAsked)
  })

  it('quotes and builds again if the result is below the quote, and refuses if it is below again', async () => {
    const page = await quoted()
    let reads = 0
    page.chain.readWith((call) => {
      reads += 1
      const due = (10n ** 18n * 2n * 99n) / 100n
      return {
        amount: call.value,
        least: reads === 1 ? due - 1n : due,
        recipient: 'Sender',
        pay: 'coin',
        get: DOLLAR,
      }
    })
    assert.deepEqual(await page.swap.review(), E.right(undefined))
    assert.equal(reads, 2)
    page.chain.readWith((call) => ({ amount: call.value, least: 0n, recipient: 'Sender', pay: 'coin', get: DOLLAR }))
    assert.deepEqual(await page.swap.review(), E.left({ _tag: 'SwapDiffers', fields: ['least'] }))
  })

  it('reports why the chain would refuse, missing funds for amount and fee, and a silent adapter', async () => {
    const page = await quoted()
    const fails: SwapError = { _tag: 'SimulationFailed', reason: 'paused' }
    page.chain.attemptWith(() => TE.left({ _tag: 'SimulationFailed', reason: 'paused' }))
    assert.deepEqual(await page.swap.review(), E.left(fails))
    page.chain.attemptWith(() => TE.right({ paid: undefined, received: undefined, fee: 9n, expectedFee: 5n }))
    page.chain.balanceWith(TE.right(10n ** 18n + 4n))
    assert.deepEqual(
      await page.swap.review(),
      E.left({ _tag: 'NotEnoughFunds', of: 'coin', needed: 10n ** 18n + 5n, available: 10n ** 18n + 4n }),
    )
    page.swapApi.buildTransactionWith(() => () => new Promise(() => undefined))
    page.visible.set(false)
    const late = page.swap.review()
    await page.time.advance(40_000)
    assert.deepEqual(await late, E.left({ _tag: 'TimedOut', afterMs: 40_000 }))
  })

  it('has no fee yet if only the approval could be simulated', async () => {
    const page = await quoted('dollars')
    page.chain.attemptWith(() => TE.right({ paid: undefined, received: undefined, fee: 2n, expectedFee: 1n }))
    await page.swap.review()
    assert.isUndefined(prepared(page).fee)
    page.chain.allowanceWith(TE.right(20_000_000n))
    await page.swap.review()
    assert.deepEqual(prepared(page).fee, { most: 2n, expected: 1n })
  })

  it('is not simulated if the balance on chain is below the payment', async () => {
    const page = await quoted('dollars')
    page.chain.balanceWith(TE.right(19_999_999n))
    assert.deepEqual(
      await page.swap.review(),
      E.left({ _tag: 'NotEnoughFunds', of: 'token', needed: 20_000_000n, available: 19_999_999n }),
    )
    assert.deepInclude(page.chain.askedForBalances.at(-1), { account: ACCOUNT, contract: DOLLAR })
    assert.isEmpty(page.chain.tried)
  })

  it('needs a quote, enough of the token, an account, and one of the twelve networks [S8-16, S8-17]', async () => {
    const page = setUpSwap()
    page.watch()
    await page.time.advance(0)
    const reason = async () => {
      const answer = await page.swap.review()
      return E.isLeft(answer) ? answer.left._tag : 'Right'
    }
    assert.equal(await reason(), 'SwapIncomplete')
    page.swap.choose('Get', DOLLAR)
    page.pay('10000')
    await page.time.advance(200)
    page.swapApi.quotesWith(({ from, to, amount }) => TE.right([{ fromAmount: amount, toAmount: 1n, from, to }]))
    page.pay('1')
    page.moves({ network: aSwapNetwork({ id: 5, caipNetworkId: 'eip155:5' }) })
    assert.equal(await reason(), 'SwapNotSupported')
    page.swapApi.gasPriceWith(() => TE.left({ _tag: 'GasPriceNotSupported' }))
    page.moves()
    await page.time.advance(0)
    assert.equal(await reason(), 'GasPriceNotSupported')
    page.leaves()
    assert.equal(await reason(), 'NotConnected')
  })

  it('prepares again with each new quote, and reports if that is worse than the shown one', async () => {
    const page = await reviewed()
    await page.time.advance(10_000)
    assert.isFalse(prepared(page).hasChanged)
    page.swapApi.quotesWith(({ from, to, amount }) => TE.right([{ fromAmount: amount, toAmount: amount, from, to }]))
    await page.time.advance(10_000)
    assert.isTrue(prepared(page).hasChanged)
    await page.time.advance(10_000)
    assert.isTrue(prepared(page).hasChanged)
    page.swapApi.quotesWith(() => TE.left({ _tag: 'InsufficientLiquidity' }))
    await page.time.advance(10_000)
    assert.deepInclude(page.step(), { _tag: 'NotPrepared', error: { _tag: 'InsufficientLiquidity' } })
  })
})
