/** Enough digits for an approximate amount. */
const DIGITS = 7

/** Shortens an amount in base units to few digits: cuts the digits after them, but never whole tokens. */
export const shortUnits = (units: bigint, decimals: number): bigint => {
  const dropped = Math.min(Math.max(String(units).length - DIGITS, 0), decimals)
  return units - (units % 10n ** BigInt(dropped))
}
