import { assert } from 'chai'
import fc from 'fast-check'
import { baseUnitsToDecimal } from '../../../domain/amount/baseUnits.js'
import {
  exactAmount,
  formatAmount,
  formatDigits,
  formatFiat,
  wholeAmount,
  wholeFiat,
} from '../../../domain/amount/formatAmount.js'

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
    it(`formats ${amount} as ${text}: exactly 3 decimals, half-up [S5-20]`, () => {
      assert.equal(formatAmount(amount), text)
    })
  }

  it('never formats a positive amount as zero [S5-20]', () =>
    fc.assert(
      fc.property(
        someUnits.filter((units) => units > 0n),
        someDecimals,
        (units, decimals) => {
          assert.match(formatAmount(baseUnitsToDecimal(units, decimals)), /[1-9]/)
        },
      ),
    ))

  it('shows "less than" the smallest amount instead of zero [S5-20]', () => {
    assert.equal(formatAmount('0.00049999'), '<0.001')
    assert.equal(formatAmount(`0.${'0'.repeat(76)}1`), '<0.001')
    assert.equal(formatAmount('0.0001', 'de-DE'), '<0,001')
  })

  it('keeps every digit of an amount below seven integer digits, unlike a floating point number [U-101]', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n - 10n ** 18n }), (units) => {
        const text = formatAmount(baseUnitsToDecimal(units, 18))
        if (!text.startsWith('<'))
          assert.equal(text.replace(/[,.]/g, '').replace(/^0+(?=\d)/, ''), String(shown(units, 18, 3)))
      }),
    ))

  const short: readonly (readonly [string, string])[] = [
    ['999999.9994', '999,999.999'],
    ['999999.9995', '999,999.999'],
    ['1000000', '1M'],
    ['1999999.99', '1.999M'],
    ['31415926.5358', '31.41M'],
    ['999999999', '999.9M'],
    ['4200000000', '4.2B'],
    ['999999999999999.9', '999.9T'],
    ['1000000000000000', '1E15'],
    [`12345${'6'.repeat(53)}.789`, '1.234E57'],
  ]
  for (const [amount, text] of short) {
    it(`formats ${amount} as ${text}: compact from seven digits on, and never above its value [U-101]`, () => {
      assert.equal(formatAmount(amount), text)
    })
  }

  it('is compact and never above its value, for any amount [U-101]', () =>
    fc.assert(
      fc.property(someUnits, someDecimals, (units, decimals) => {
        const exact = baseUnitsToDecimal(units, decimals)
        const text = formatAmount(exact)
        assert.isAtMost(text.length, '999,999.999'.length)
        const [, digits = '', unit = '', power = '0'] = /^([\d.]+)([KMBT])?(?:E(\d+))?$/.exec(text) ?? []
        if (digits === '' || (unit === '' && power === '0')) return
        const zeros = { '': 0, K: 3, M: 6, B: 9, T: 12 }[unit] ?? 0
        const [whole = '', fraction = ''] = digits.split('.')
        const said = BigInt(whole + fraction) * 10n ** BigInt(zeros + Number(power) - fraction.length + decimals)
        assert.isTrue(said <= units && (units - said) * 1_000n < units, `${text} of ${exact}`)
      }),
    ))

  it('has all digits as a title if compact, and no title otherwise [U-101]', () => {
    assert.equal(wholeAmount('1234567.891'), '1,234,567.891')
    assert.equal(wholeAmount('1234567.891', 'de-DE'), '1.234.567,891')
    assert.equal(wholeAmount(`1234567.${'0'.repeat(29)}1`), `1234567.${'0'.repeat(29)}1`)
    for (const amount of ['0', '0.0001', '999999.9995']) assert.isUndefined(wholeAmount(amount), amount)
  })

  it('follows the locale', () => {
    assert.equal(formatAmount('234567.891', 'de-DE'), '234.567,891')
    assert.equal(formatAmount('234567.891', 'pt-XX'), '234.567,891', 'the nearest that is known')
    assert.equal(formatAmount('1234567.891', 'de-DE'), '1,234\u00a0Mio.')
    assert.equal(formatAmount('999999.9996', 'de-DE'), '999.999,999')
    assert.equal(formatAmount('1234567.891', 'ja-JP'), '123.4万')
    assert.equal(formatAmount('1234567.891', 'ar'), '1.234\u00a0مليون')
  })

  it("is American English in a language unknown to the browser, whatever the browser's language [U-82]", () => {
    const usual = Intl.NumberFormat
    // The output of a German browser for an unknown language.
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
  it('formats en-US with 2 decimals by default, half-up [S5-22]', () => {
    assert.equal(formatFiat('0', 'USD'), '$0.00')
    assert.equal(formatFiat('1234.565', 'USD'), '$1,234.57')
    assert.equal(formatFiat('0.005', 'USD'), '$0.01')
    assert.equal(formatFiat('1.005', 'USD'), '$1.01')
    assert.equal(formatFiat('1.004999', 'USD'), '$1.00')
  })

  it('follows the locale', () => {
    assert.equal(formatFiat('1.5', 'EUR', 'de-DE'), '1,50\u00a0€')
    // The last mark keeps the dollar sign of a trailing "US$" inside right-to-left text.
    for (const value of ['1.5', '-1.5']) assert.match(formatFiat(value, 'USD', 'ar'), /^\u200f.*1\.50\u00a0US\$\u200e$/)
  })

  it('has 2 decimals even for a currency without decimals [S5-22]', () => {
    assert.equal(formatFiat('1.5', 'JPY'), '¥1.50')
  })

  it('keeps every digit of a value below seven integer digits [U-101]', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n - 10n ** 18n }), (units) => {
        const [whole = '', fraction = ''] = formatFiat(baseUnitsToDecimal(units, 18), 'USD')
          .replace(/[$,]/g, '')
          .split('.')
        assert.equal(BigInt(whole + fraction), shown(units, 18, 2))
      }),
    ))

  it('is compact from seven integer digits on, and never above its value, with all digits as a title [U-101]', () => {
    const values: readonly (readonly [string, string, string | undefined])[] = [
      ['999999.99', '$999,999.99', undefined],
      ['999999.996', '$999,999.99', undefined],
      ['1999999.99', '$1.999M', '$1,999,999.99'],
      ['-1999999.99', '-$1.999M', '-$1,999,999.99'],
      ['1e+300', '$1E300', `$1${',000'.repeat(100)}.00`],
    ]
    for (const [value, text, whole] of values) {
      assert.equal(formatFiat(value, 'USD'), text)
      assert.equal(wholeFiat(value, 'USD'), whole)
    }
    assert.equal(formatFiat('1999999.99', 'EUR', 'de-DE'), '1,999\u00a0Mio.\u00a0€')
    assert.match(formatFiat('1999999.99', 'USD', 'ar'), /^\u200f1\.999\u00a0مليون\u00a0US\$\u200e$/)
  })

  it('uses the narrow symbol of the currency, if the language has one', () => {
    assert.equal(formatFiat('12', 'USD', 'en-CA'), '$12.00')
  })
})

describe('a number with few significant digits', () => {
  it('is rounded half-up to these, and compact from seven integer digits on [U-101]', () => {
    assert.equal(formatDigits('0.000012345', 4), '0.00001235')
    assert.equal(formatDigits('1234.5', 4), '1,235')
    assert.equal(formatDigits('999999', 6), '999,999')
    assert.equal(formatDigits('999999.7', 6), '999.9K')
    assert.equal(formatDigits(`1${'9'.repeat(77)}`, 6), '1.999E77')
  })
})

describe('an amount with all its digits', () => {
  it('is exact, as signed: neither rounded nor compact [U-101]', () => {
    assert.equal(exactAmount('1234567.00000000000000000001'), '1,234,567.00000000000000000001')
    assert.equal(exactAmount('1234567.5', 'de-DE'), '1.234.567,5')
    assert.equal(exactAmount(`1.${'0'.repeat(29)}1`, 'de-DE'), `1,${'0'.repeat(29)}1`)
  })
})
