import { assert } from 'chai'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { baseUnitsToDecimal } from '../../../domain/amount/baseUnits.js'
import { divide, multiply } from '../../../domain/amount/decimals.js'

const PLACES = 20
const someUnits = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const someDecimals = fc.integer({ min: 0, max: 77 })

/** Rounds a fraction to the nearest integer, half up, in exact integer arithmetic. */
const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)

describe('decimal arithmetic', () => {
  it('multiplies at 20 decimal places, half-up, exactly, up to 78 digits each [S9-30] [U-101]', () =>
    fc.assert(
      fc.property(someUnits, someDecimals, someUnits, someDecimals, (a, aDecimals, b, bDecimals) => {
        const expected = halfUp(a * b * 10n ** 20n, 10n ** BigInt(aDecimals + bDecimals))
        assert.equal(
          multiply(baseUnitsToDecimal(a, aDecimals), baseUnitsToDecimal(b, bDecimals)),
          baseUnitsToDecimal(expected, PLACES),
        )
      }),
      { numRuns: 1_000 },
    ))

  it('divides at 20 decimal places, half-up, exactly, up to 78 digits each [S9-30]', () =>
    fc.assert(
      fc.property(
        someUnits,
        someDecimals,
        someUnits.filter((by) => by > 0n),
        someDecimals,
        (a, aDecimals, b, bDecimals) => {
          const expected = halfUp(a * 10n ** BigInt(PLACES + bDecimals), b * 10n ** BigInt(aDecimals))
          assert.equal(
            divide(baseUnitsToDecimal(a, aDecimals), baseUnitsToDecimal(b, bDecimals)),
            baseUnitsToDecimal(expected, PLACES),
          )
        },
      ),
      { numRuns: 1_000 },
    ))

  it('rounds a half up and anything less down, at the 20th place [S9-30]', () => {
    assert.equal(multiply('0.000000000000000000005', '1'), '0.00000000000000000001')
    assert.equal(multiply('0.00000000000000000000499999', '1'), '0')
    assert.equal(divide('1', '3'), '0.33333333333333333333')
    assert.equal(divide('2', '3'), '0.66666666666666666667')
  })

  it('rejects a division by zero', () => {
    assert.isUndefined(divide('1', '0'))
    assert.isUndefined(divide('1', '0.000'))
  })

  it("ignores the host's configuration of decimal.js", () => {
    const { precision, rounding } = Decimal
    Decimal.set({ precision: 3, rounding: Decimal.ROUND_DOWN })
    assert.equal(divide('2', '3'), '0.66666666666666666667')
    Decimal.set({ precision, rounding })
  })
})
