import { assert } from 'chai'
import fc from 'fast-check'
import { baseUnitsToDecimal } from '../../../domain/amount/baseUnits.js'
import { formatAmount, formatFiat } from '../../../domain/amount/decimals.js'

const someUnits = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const someDecimals = fc.integer({ min: 0, max: 77 })

const shown = (units: bigint, decimals: number, places: number): bigint => {
  const unit = 10n ** BigInt(decimals)
  return (2n * units * 10n ** BigInt(places) + unit) / (2n * unit)
}

describe('formatAmount', () => {
  const amounts: readonly (readonly [string, string])[] = [
    ['0', '0.000'],
    ['1', '1.000'],
    ['1.5', '1.500'],
    ['1.2344', '1.234'],
    ['1.2345', '1.235'],
    ['0.0015', '0.002'],
    ['1234.5678', '1,234.568'],
    ['0.001', '0.001'],
    ['999.9995', '1,000.000'],
    ['0.0005', '0.001'],
    ['0.0009999', '0.001'],
  ]
  for (const [amount, text] of amounts) {
    it(`shows ${amount} as ${text}: exactly 3 decimals, half-up [S5-20]`, () => {
      assert.equal(formatAmount(amount), text)
    })
  }

  it('never shows a positive amount as nothing [S5-20]', () =>
    fc.assert(
      fc.property(
        someUnits.filter((units) => units > 0n),
        someDecimals,
        (units, decimals) => {
          assert.match(formatAmount(baseUnitsToDecimal(units, decimals)), /[1-9]/)
        },
      ),
    ))

  it('says less than the smallest where rounding would say nothing [S5-20]', () => {
    assert.equal(formatAmount('0.00049999'), '<0.001')
    assert.equal(formatAmount(`0.${'0'.repeat(76)}1`), '<0.001')
    assert.equal(formatAmount('0.0001', 'de-DE'), '<0,001')
  })

  it('keeps every digit of a large amount, as a floating point number would not [U-101]', () =>
    fc.assert(
      fc.property(someUnits, someDecimals, (units, decimals) => {
        const text = formatAmount(baseUnitsToDecimal(units, decimals))
        if (!text.startsWith('<'))
          assert.equal(text.replace(/[,.]/g, '').replace(/^0+(?=\d)/, ''), String(shown(units, decimals, 3)))
      }),
    ))

  it('follows the locale', () => {
    assert.equal(formatAmount('1234567.891', 'de-DE'), '1.234.567,891')
    assert.equal(formatAmount('1234567.891', 'pt-XX'), '1.234.567,891', 'the nearest that is known')
  })

  it('is American English in a language that nobody taught the browser, whatever its own [U-82]', () => {
    const usual = Intl.NumberFormat
    // What a German browser makes of a language it does not know.
    const asked: unknown[] = []
    Intl.NumberFormat = function (locales: string | readonly string[], options: Intl.NumberFormatOptions) {
      asked.push(locales)
      return new usual(usual.supportedLocalesOf(locales)[0] ?? 'de-DE', options)
    } as unknown as typeof usual
    try {
      assert.equal(formatAmount('1234.5', 'tlh'), '1,234.500')
      assert.equal(formatFiat('1234.5', 'USD', 'tlh'), '$1,234.50')
    } finally {
      Intl.NumberFormat = usual
    }
    assert.lengthOf(asked, 2)
  })
})

describe('formatFiat', () => {
  it('shows en-US with 2 decimals by default, half-up [S5-22]', () => {
    assert.equal(formatFiat('0', 'USD'), '$0.00')
    assert.equal(formatFiat('1234.565', 'USD'), '$1,234.57')
    assert.equal(formatFiat('0.005', 'USD'), '$0.01')
    assert.equal(formatFiat('1.005', 'USD'), '$1.01')
    assert.equal(formatFiat('1.004999', 'USD'), '$1.00')
  })

  it('follows the locale', () => {
    assert.equal(formatFiat('1.5', 'EUR', 'de-DE'), '1,50\u00a0€')
    // The last mark keeps the sign of dollars at the end of "US$" among what is read from the right.
    for (const value of ['1.5', '-1.5']) assert.match(formatFiat(value, 'USD', 'ar'), /^\u200f.*1\.50\u00a0US\$\u200e$/)
  })

  it('has 2 decimals where the currency has none [S5-22]', () => {
    assert.equal(formatFiat('1.5', 'JPY'), '¥1.50')
  })

  it('keeps every digit of a large value [U-101]', () =>
    fc.assert(
      fc.property(someUnits, someDecimals, (units, decimals) => {
        const [whole = '', fraction = ''] = formatFiat(baseUnitsToDecimal(units, decimals), 'USD')
          .replace(/[$,]/g, '')
          .split('.')
        assert.equal(BigInt(whole + fraction), shown(units, decimals, 2))
      }),
    ))

  it('writes the currency by its narrow symbol, where the language has one', () => {
    assert.equal(formatFiat('12', 'USD', 'en-CA'), '$12.00')
  })
})
