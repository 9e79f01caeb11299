import { assert } from 'chai'
import { swapAddress } from '../../../domain/swap/swapAssets.js'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { checkQuote } from '../../../domain/swap/checkQuote.js'
import {
  impactLevel,
  isFresh,
  isSameOrder,
  makeQuote,
  priceImpact,
  QUOTE_LIFETIME_MS,
  rateOf,
  SLIPPAGE_PERCENT,
  slippageOf,
  valueOf,
} from '../../../domain/swap/swapQuote.js'
import { aCoin, aDollar, anOrder, aQuote, aSwapNetwork, COIN_ADDRESS } from './aSwap.js'

describe('a swap quote', () => {
  it('allows one percent less, and never less than that by a unit, nor zero [S9-17]', () => {
    assert.equal(SLIPPAGE_PERCENT, 1)
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 2n ** 128n }), (getUnits) => {
        const { leastUnits } = makeQuote(anOrder(), getUnits, 0)
        assert.isTrue(leastUnits * 100n <= getUnits * 99n && (leastUnits + 1n) * 100n > getUnits * 99n)
      }),
    )
    assert.equal(makeQuote(anOrder(), 1n, 0).leastUnits, 1n)
    assert.equal(makeQuote(anOrder(), 2n, 0).leastUnits, 1n)
  })

  it('shows the actual tolerance, which is above one percent for few units [S9-17]', () => {
    const percent = (getUnits: bigint) => slippageOf(makeQuote(anOrder(), getUnits, 0))
    assert.closeTo(percent(10n ** 30n), 1, 1e-9)
    assert.closeTo(percent(9n), 11.1111, 1e-4)
    assert.deepEqual([percent(2n), percent(1n)], [50, 0])
  })

  it('is guaranteed by the server alone until it is built [S-24]', () =>
    assert.equal(makeQuote(anOrder(), 5n, 0).leastBy, 'Server'))

  it('is valid for ten seconds, to the millisecond [U-102]', () => {
    const quote = makeQuote(anOrder(), 5n, 1_000)
    assert.equal(quote.expiresAt, 1_000 + QUOTE_LIFETIME_MS)
    assert.isTrue(isFresh(quote, 10_999))
    assert.isFalse(isFresh(quote, 11_000))
  })

  it('is for one account, network, pair and amount [S-24]', () => {
    const order = anOrder()
    assert.isTrue(isSameOrder(order, anOrder({ pay: aCoin({ price: 3 }) })))
    const others = [
      { account: `0x${'b2'.repeat(20)}` },
      { network: aSwapNetwork({ caipNetworkId: 'eip155:10' }) },
      { pay: aDollar() },
      { get: aCoin() },
      { payUnits: 2n },
    ]
    for (const other of others) assert.isFalse(isSameOrder(order, anOrder(other)))
  })

  it('shows the rate, and the value of its sides if a price is known [S-23]', () => {
    assert.equal(rateOf(aQuote()), '1990')
    assert.equal(valueOf(aCoin(), 10n ** 18n), '2000')
    assert.isUndefined(valueOf(aCoin({ price: undefined }), 10n ** 18n))
  })

  it('shows the loss between its sides, and nothing without both prices [S-23]', () => {
    assert.closeTo(priceImpact(aQuote()) ?? NaN, 0.5, 1e-9)
    assert.equal(priceImpact(aQuote({}, 2_100_000_000n)), 0)
    assert.isUndefined(priceImpact(aQuote({ get: aDollar({ price: undefined }) })))
    assert.isUndefined(priceImpact(aQuote({ pay: aCoin({ price: undefined }) })))
    assert.isUndefined(priceImpact(aQuote({ pay: aCoin({ price: 0 }) })))
  })

  it('warns from 3 % on, and asks twice from 15 % on', () => {
    const levels = [undefined, 0, 2.999, 3, 14.999, 15, 100].map(impactLevel)
    assert.deepEqual(levels, ['Usual', 'Usual', 'Usual', 'High', 'High', 'Severe', 'Severe'])
  })
})

describe("a server's answer to a quote request", () => {
  const order = anOrder()
  const [pay, get] = [swapAddress(order.network, order.pay), swapAddress(order.network, order.get)]
  const right = { fromAmount: order.payUnits, toAmount: 7n, from: pay, to: get }

  it('yields the best offer, valid for ten seconds from its arrival, in any spelling of addresses', () => {
    const upper = { ...right, from: `eip155:8453:${COIN_ADDRESS.toUpperCase().replace('X', 'x')}` } as const
    for (const offer of [right, upper])
      assert.deepEqual(checkQuote(order, [offer, { ...right, toAmount: 9n }], 50), E.right(makeQuote(order, 7n, 50)))
  })

  it('yields no route if nothing is offered, or the result is zero', () => {
    for (const offers of [[], [{ ...right, toAmount: 0n }]])
      assert.deepEqual(checkQuote(order, offers, 0), E.left({ _tag: 'NoSwapRoute' }))
  })

  it('is refused where it is for other tokens or another amount [S-24]', () => {
    const wrong = { ...right, from: get, to: pay, fromAmount: order.payUnits + 1n }
    assert.deepEqual(checkQuote(order, [wrong], 0), E.left({ _tag: 'QuoteDiffers', fields: ['pay', 'get', 'amount'] }))
    const elsewhere = { ...right, to: `eip155:1:${order.get.contract ?? ''}` } as const
    assert.deepEqual(checkQuote(order, [elsewhere], 0), E.left({ _tag: 'QuoteDiffers', fields: ['get'] }))
  })
})
