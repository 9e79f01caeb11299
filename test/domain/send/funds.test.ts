import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { isCountable, payCosts, takeTokens, unitsOf } from '../../../domain/send/funds.js'
import type { TransferUnits } from '../../../domain/payment/amount.js'
import type { TransferAsset } from '../../../domain/send/transfer.js'

/** The full range of EVM, up to 78 digits. */
const MOST = 2n ** 256n - 1n
const amounts = fc.bigInt({ min: 0n, max: MOST })
const coin = (units: TransferUnits): TransferAsset => ({ _tag: 'Coin', units })
const token = (units: TransferUnits): TransferAsset => ({ _tag: 'Token', contract: 'x', units })
const notEnough = (of: 'coin' | 'token', needed: bigint, available: bigint) =>
  E.left({ _tag: 'NotEnoughFunds', of, needed, available } as const)

describe('the funds for a transfer', () => {
  it('are one unit for an ERC-721 token, and the requested amount for all others', () => {
    assert.equal(unitsOf({ _tag: 'Nft', contract: 'x', tokenId: 7n }), 1n)
    assert.equal(unitsOf({ _tag: 'MultiToken', contract: 'x', tokenId: 7n, units: 3n }), 3n)
    assert.equal(unitsOf(coin('All')), 'All')
  })
  it("are valid from one unit to the chain's maximum", () => {
    for (const units of [1n, MOST, 'All'] as const) assert.isTrue(isCountable(coin(units), MOST), String(units))
    for (const units of [0n, -1n, MOST + 1n]) assert.isFalse(isCountable(token(units), MOST), String(units))
  })
  it('suffice for exactly the requested amount, to the last unit of 78 digits', () => {
    fc.assert(
      fc.property(amounts, amounts, (units, available) => {
        assert.deepEqual(
          takeTokens(token(units), available),
          units <= available ? E.right(units) : notEnough('token', units, available),
        )
      }),
    )
  })
  it('may use the last unit of the account, with the costs, and not one more', () => {
    assert.deepEqual(takeTokens(token(7n), 7n), E.right(7n))
    assert.deepEqual(takeTokens(token(8n), 7n), notEnough('token', 8n, 7n))
    assert.deepEqual(payCosts(coin(7n), { coins: 9n, costs: 2n, tokens: 0n }), E.right(7n))
    assert.deepEqual(payCosts(coin('All'), { coins: 9n, costs: 8n, tokens: 0n }), E.right(1n))
    assert.deepEqual(payCosts(token(7n), { coins: 2n, costs: 2n, tokens: 7n }), E.right(7n))
  })
  it('reserve the costs: the rest of a coin can be sent, and all of a token', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (units, coins, costs) => {
        const needed = units + costs
        assert.deepEqual(
          payCosts(coin(units), { coins, costs, tokens: 0n }),
          needed <= coins ? E.right(units) : notEnough('coin', needed, coins),
        )
        assert.deepEqual(
          payCosts(token(units), { coins, costs, tokens: units }),
          costs <= coins ? E.right(units) : notEnough('coin', costs, coins),
        )
      }),
    )
  })
  it('are, for "all", everything but the costs, and insufficient if nothing remains', () => {
    fc.assert(
      fc.property(amounts, amounts, (coins, costs) => {
        assert.deepEqual(
          payCosts(coin('All'), { coins, costs, tokens: 0n }),
          costs < coins ? E.right(coins - costs) : notEnough('coin', costs + 1n, coins),
        )
        assert.deepEqual(takeTokens(token('All'), coins), coins > 0n ? E.right(coins) : notEnough('token', 1n, 0n))
      }),
    )
  })
})
