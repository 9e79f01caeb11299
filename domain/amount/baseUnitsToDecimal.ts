/** Base units (wei, lamports) to decimal text in whole coins, exact and without trailing zeros (U-101). */
export const baseUnitsToDecimal = (units: bigint, decimals: number): string => {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`
}
