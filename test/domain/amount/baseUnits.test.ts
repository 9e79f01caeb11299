import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { baseUnitsToDecimal, parseBaseUnits } from '../../../domain/amount/baseUnits.js'

const aDecimals = fc.integer({ min: 0, max: 77 })
const someUnits = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })

describe('base units', () => {
  it('round-trip through decimal text, up to 78 digits and 77 decimals [U-101]', () =>
    fc.assert(
      fc.property(someUnits, aDecimals, (units, decimals) => {
        assert.deepEqual(parseBaseUnits(baseUnitsToDecimal(units, decimals), decimals), E.right(units))
      }),
      { numRuns: 1_000 },
    ))

  it("show no digit beyond the token's decimals, and no trailing zero", () =>
    fc.assert(
      fc.property(someUnits, aDecimals, (units, decimals) => {
        const [whole = '', fraction] = baseUnitsToDecimal(units, decimals).split('.')
        assert.match(whole, /^(?:0|[1-9]\d*)$/)
        assert.isAtMost(fraction?.length ?? 0, decimals)
        assert.notMatch(fraction ?? '1', /0$/)
      }),
    ))

  it('keep a negative sign', () => {
    assert.equal(baseUnitsToDecimal(-1n, 18), '-0.000000000000000001')
    assert.equal(baseUnitsToDecimal(-10n, 1), '-1')
    assert.equal(baseUnitsToDecimal(0n, 18), '0')
  })

  it('keep a digit that a floating point number loses [U-101]', () => {
    assert.equal(baseUnitsToDecimal(9_007_199_254_740_993n, 0), '9007199254740993')
    assert.deepEqual(parseBaseUnits('0.1', 18), E.right(10n ** 17n))
    assert.deepEqual(
      parseBaseUnits('115792089237316195423570985008687907853269984665640564039457.584007913129639935', 18),
      E.right(2n ** 256n - 1n),
    )
  })

  it('ignore trailing zeros of a typed amount, for any token', () => {
    assert.deepEqual(parseBaseUnits('1.500000', 1), E.right(15n))
    assert.deepEqual(parseBaseUnits('007', 0), E.right(7n))
    assert.deepEqual(parseBaseUnits('2.0', 0), E.right(2n))
  })

  it('are never rounded: too many decimals are an error', () =>
    fc.assert(
      fc.property(aDecimals, fc.integer({ min: 1, max: 9 }), (decimals, last) => {
        const text = `0.${'0'.repeat(decimals)}${last}`
        assert.deepEqual(parseBaseUnits(text, decimals), E.left({ _tag: 'TooPrecise', text, decimals }))
      }),
    ))

  for (const text of [
    '',
    '.',
    '.5',
    '5.',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    '1 000',
    ' 1',
    '1\n',
    '1.2.3',
    '١',
    'Infinity',
    'NaN',
  ]) {
    it(`are not read from ${JSON.stringify(text)}`, () => {
      assert.deepEqual(parseBaseUnits(text, 18), E.left({ _tag: 'NotADecimal', text }))
    })
  }

  it('are read from digits only, for any text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.equal(E.isRight(parseBaseUnits(text, 77)), /^[0-9]+(\.[0-9]+)?$/.test(text) && !text.includes('\n'))
      }),
    ))
})
