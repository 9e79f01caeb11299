/** An exact number, as a quotient of integers. */
export interface Fraction {
  readonly dividend: bigint
  readonly divisor: bigint
}

/** Converts a finite number that is not negative; JavaScript writes some as 1.5e-7. */
export const toFraction = (number: number): Fraction => {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const places = fraction.length - Number(exponent)
  const tenTo = (power: number): bigint => 10n ** BigInt(Math.max(power, 0))
  return { dividend: BigInt(whole + fraction) * tenTo(-places), divisor: tenTo(places) }
}
