import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { checkSwap, inWhole, lacks, type SwapPlace } from '../../../domain/swap/swapForm.js'
import { heldUnits } from '../../../domain/asset/asset.js'
import type { AmountEntry, AmountProblem } from '../../../domain/payment/amount.js'
import { ACCOUNT, aCoin, aDollar, aSwapNetwork } from './aSwap.js'

const ETHER = 10n ** 18n
const PLACE: SwapPlace = {
  network: aSwapNetwork(),
  account: ACCOUNT,
  tokens: [aCoin(), aDollar()],
  gasPrice: 10n ** 9n,
}
const read = (amount: AmountEntry, place: Partial<SwapPlace> = {}, [payId, getId] = ['coin', aDollar().id]) =>
  checkSwap({ payId: payId ?? '', getId: getId ?? '', amount }, { ...PLACE, ...place }, 'en').amount
const pay = (text: string, kind: 'Asset' | 'Fiat' = 'Asset'): AmountEntry => ({ _tag: kind, text })
const ALL: AmountEntry = { _tag: 'All' }

describe('the swap form', () => {
  it('takes the amount in tokens, or in the display currency, exact to the last unit [U-101]', () => {
    assert.deepEqual(read(pay('0.5')), E.right(ETHER / 2n))
    assert.deepEqual(read(pay('1000', 'Fiat')), E.right(ETHER / 2n))
  })

  it('reports an invalid amount', () => {
    const problems: readonly (readonly [AmountEntry, AmountProblem['_tag']])[] = [
      [pay(''), 'AmountNeeded'],
      [pay('0'), 'AmountNeeded'],
      [pay('1,5,0'), 'NotADecimal'],
      [pay('2.1'), 'MoreThanThereIs'],
      [pay(`0.${'0'.repeat(18)}1`), 'TooPrecise'],
    ]
    for (const [amount, tag] of problems) {
      const answer = read(amount)
      assert.equal(E.isLeft(answer) && answer.left._tag, tag)
    }
  })

  it('is ambiguous if the amount could contain a thousands separator, and shows the input', () => {
    const text = '1,500'
    assert.deepEqual(read(pay(text)), E.left({ _tag: 'NotADecimal', text }))
  })

  it('reserves gas when all of the coin is paid, and nothing for a token [U-102]', () => {
    assert.deepEqual(read(ALL), E.right(2n * ETHER - 300_000n * 10n ** 9n))
    assert.deepEqual(read(ALL, { gasPrice: undefined }), E.right(2n * ETHER))
    assert.deepEqual(read(ALL, {}, [aDollar().id, 'coin']), E.right(100_000_000n))
    assert.isTrue(E.isLeft(read(ALL, { gasPrice: ETHER })))
  })

  it('lacks coins if gas may cost all of them, and shows the balance [U-102]', () => {
    const all = (balance: string | undefined, price?: number) => read(ALL, { tokens: [aCoin({ balance, price })] })
    const tooMuch = (available: string) => E.left({ _tag: 'MoreThanThereIs', available } as const)
    for (const price of [undefined, 2_000]) {
      assert.deepEqual(all('0.0003', price), tooMuch('0.0003'))
      assert.deepEqual(all('0.000300000000000001', price), E.right(1n))
      for (const none of ['0', '0.000']) assert.deepEqual(all(none, price), tooMuch(none))
      assert.deepEqual(all(undefined, price), tooMuch('0'))
    }
  })

  it('has no amount without its token', () => {
    assert.deepEqual(read(pay('1'), {}, ['', 'coin']), E.left({ _tag: 'AmountNeeded' }))
    assert.deepEqual(read(pay('1'), {}, ['coin', '']), E.right(ETHER))
  })

  it('reads tokens of 0 and of 36 decimals', () => {
    const tokens = [aDollar({ id: 'none', decimals: 0, balance: undefined }), aDollar({ id: 'many', decimals: 36 })]
    assert.deepEqual(read(pay('7'), { tokens }, ['none', 'many']), E.right(7n))
    assert.isTrue(E.isLeft(read(pay('7.5'), { tokens }, ['none', 'many'])))
    assert.deepEqual(read(pay(`0.${'0'.repeat(35)}1`), { tokens }, ['many', 'none']), E.right(1n))
    assert.equal(inWhole({ decimals: 36 }, 1n), `0.${'0'.repeat(35)}1`)
  })

  it('has the balance of the account, if known', () => {
    assert.equal(heldUnits(aDollar()), 100_000_000n)
    assert.isUndefined(heldUnits(aDollar({ balance: undefined })))
  })

  it('is short of what exceeds the known balance, and of nothing if that is unknown', () => {
    assert.isFalse(lacks(aDollar(), 100_000_000n))
    assert.isTrue(lacks(aDollar(), 100_000_001n))
    assert.isFalse(lacks(aDollar({ balance: undefined }), 1n))
  })
})
