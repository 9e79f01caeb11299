/** As many as say what an amount is about. */
const DIGITS = 7

/** An amount in base units with few digits: what is behind them is cut off, whole tokens are not. */
export const shortUnits = (units: bigint, decimals: number): bigint => {
  const dropped = Math.min(Math.max(String(units).length - DIGITS, 0), decimals)
  return units - (units % 10n ** BigInt(dropped))
}
