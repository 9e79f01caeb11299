import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { amountInField } from '../../../domain/amount/amountInField.js'
import { baseUnitsToDecimal } from '../../../domain/amount/baseUnits.js'
import { readAmount } from '../../../domain/payment/amount.js'
import type { Asset } from '../../../domain/asset/asset.js'
import { anAsset } from '../asset/anAsset.js'

const MOST = 2n ** 256n - 1n
const ENDLESS = anAsset({ balance: undefined })
const ETHER = 10n ** 18n

const whole = (text: string, asset: Asset = ENDLESS, locale = 'en') =>
  readAmount({ _tag: 'Asset', text }, asset, locale)
const fiat = (text: string, asset: Asset, locale = 'en') => readAmount({ _tag: 'Fiat', text }, asset, locale)
const unitsOf = (read: ReturnType<typeof readAmount>) => (E.isRight(read) ? read.right.units : read.left._tag)

/** A decimal text as an integer at this many places; also for numbers in JavaScript notation. */
const scaled = (text: string, places: number): bigint => {
  const [digits = '', exponent = '0'] = text.split('e')
  const [ones = '', fraction = ''] = digits.split('.')
  return BigInt(ones + fraction) * 10n ** BigInt(places - fraction.length + Number(exponent))
}

describe('an amount to send', () => {
  it('is exact to the last unit, up to 78 digits and any decimals [U-101]', () => {
    const locales = fc.constantFrom('en', 'de', 'ar', 'fr', 'hi', 'fa')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: MOST }),
        fc.integer({ min: 0, max: 80 }),
        locales,
        (units, decimals, locale) => {
          const amount = baseUnitsToDecimal(units, decimals)
          const read = whole(amountInField(amount, locale), anAsset({ decimals, balance: undefined }), locale)
          assert.deepEqual(read, E.right({ units, amount, value: undefined }))
        },
      ),
    )
  })

  it('is parsed by the language, and refused if it could contain a thousands separator', () => {
    const half = { units: ETHER / 2n, amount: '0.5', value: undefined }
    for (const [text, locale] of [
      ['0.5', 'en'],
      ['0,5', 'de'],
      ['.5', 'en'],
      ['٠٫٥', 'ar'],
      ['0,5', 'en'],
      [' 0.5 ', 'de'],
    ] as const)
      assert.deepEqual(whole(text, ENDLESS, locale), E.right(half), text)
    assert.equal(unitsOf(whole('1.500', ENDLESS, 'en')), (ETHER * 3n) / 2n)
    for (const [text, locale] of [
      ['1,500', 'en'],
      ['1,500', 'de'],
      ['1.500', 'de'],
      ['1,500', 'ar'],
      ['١٬٥٠٠', 'ar'],
      ['1.500.000', 'de'],
    ] as const)
      assert.equal(unitsOf(whole(text, ENDLESS, locale)), 'NotADecimal', text)
  })

  it('is required, and above zero', () => {
    for (const text of ['', ' ', '0', '0.0', '0.', '.0', '0'.repeat(300), `0.${'0'.repeat(99)}`])
      for (const read of [whole(text), fiat(text, anAsset({ price: 2 }))])
        assert.deepEqual(read, E.left({ _tag: 'AmountNeeded' }), text)
  })

  it("is a decimal with at most the token's precision", () => {
    for (const text of [
      '.',
      '-1',
      '+1',
      '1e3',
      '0x1',
      'NaN',
      'Infinity',
      '1 000',
      '1.2.3',
      '１',
      '1'.repeat(401),
      '1'.repeat(2 ** 20),
    ])
      assert.deepEqual(whole(text), E.left({ _tag: 'NotADecimal', text }), text.slice(0, 20))
    const text = '0.0000001'
    assert.deepEqual(whole(text, anAsset({ decimals: 6 })), E.left({ _tag: 'TooPrecise', text, decimals: 6 }))
    assert.equal(unitsOf(whole('0.0000010', anAsset({ decimals: 6 }))), 1n)
    assert.equal(unitsOf(whole('1.5', anAsset({ decimals: 0 }))), 'TooPrecise')
  })

  it('is not more than there is, to the last unit; where that is not known, or no number, it may be', () => {
    const asset = anAsset({ balance: '1.5' })
    assert.equal(unitsOf(whole('1.5', asset)), (ETHER * 3n) / 2n)
    const tooMuch = E.left({ _tag: 'MoreThanThereIs', available: '1.5' } as const)
    assert.deepEqual(whole('1.500000000000000001', asset), tooMuch)
    assert.deepEqual(fiat('3.01', { ...asset, price: 2 }), tooMuch)
    for (const balance of [undefined, 'a lot']) assert.equal(unitsOf(whole('9', { ...asset, balance })), 9n * ETHER)
  })

  it('has the value that it comes to, where a price is known', () => {
    const read = whole('0.5', anAsset({ price: 3.1 }))
    assert.deepEqual(read, E.right({ units: ETHER / 2n, amount: '0.5', value: '1.55' }))
    assert.deepInclude(
      whole('0.5', anAsset({ price: 1e-9 })),
      E.right({ units: ETHER / 2n, amount: '0.5', value: '0.0000000005' }),
    )
  })

  it('is all there is, unless that is nothing', () => {
    const all = (change: Partial<Asset>) => readAmount({ _tag: 'All' }, anAsset(change), 'en')
    assert.deepEqual(all({ price: 2 }), E.right({ units: 'All', amount: '1', value: '2' }))
    assert.deepEqual(
      all({ balance: undefined, price: 2 }),
      E.right({ units: 'All', amount: undefined, value: undefined }),
    )
    for (const balance of ['0', '0.000'])
      assert.deepEqual(all({ balance }), E.left({ _tag: 'MoreThanThereIs', available: balance }))
  })
})

describe('an amount in the currency of the page', () => {
  it('is cut off at the decimals of the token, not rounded', () => {
    const priced = (price: number, decimals: number) => anAsset({ price, decimals, balance: undefined })
    assert.deepEqual(fiat('2', priced(3, 6)), E.right({ units: 666_666n, amount: '0.666666', value: '1.999998' }))
    assert.equal(unitsOf(fiat('2', priced(3, 24))), 666_666_666_666_666_666_666_666n)
    assert.equal(unitsOf(fiat('5', priced(3, 0))), 1n)
    assert.equal(unitsOf(fiat('1', priced(1e-7, 18))), 10n ** 25n)
    assert.equal(unitsOf(fiat('1', priced(1e21, 24))), 1_000n)
  })

  it('buys the most units it pays for, and not one more, at any price', () => {
    const prices = fc.double({ min: 1e-30, max: 1e25, noNaN: true })
    const cents = fc.bigInt({ min: 1n, max: 10n ** 40n })
    fc.assert(
      fc.property(cents, prices, fc.integer({ min: 0, max: 30 }), (paid, price, decimals) => {
        const read = unitsOf(fiat(baseUnitsToDecimal(paid, 2), anAsset({ price, decimals, balance: undefined })))
        const units = read === 'NoPrice' ? 0n : BigInt(read)
        // Both sides as integers at 400 decimal places.
        const worth = (count: bigint): bigint => count * scaled(String(price), 400 - decimals)
        const mine = paid * 10n ** 398n
        assert.isTrue(worth(units) <= mine && mine < worth(units + 1n))
      }),
    )
  })

  it('needs a price, and has to be worth at least one unit', () => {
    assert.deepEqual(fiat('1', ENDLESS), E.left({ _tag: 'NoPrice' }))
    assert.deepEqual(fiat('0.01', anAsset({ price: 2, decimals: 0 })), E.left({ _tag: 'NoPrice' }))
    assert.equal(unitsOf(fiat(`0.${'1'.repeat(101)}`, anAsset({ price: 2 }))), 'TooPrecise')
    assert.equal(unitsOf(fiat('1,500', anAsset({ price: 2 }))), 'NotADecimal')
  })
})
