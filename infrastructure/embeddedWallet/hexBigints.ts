const hexOf = (value: bigint): string => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)

/** Numbers that JSON has no word for cross as `0x…`, at any depth. */
export const hexBigints = (value: unknown): unknown => {
  if (typeof value === 'bigint') return hexOf(value)
  if (Array.isArray(value)) return value.map(hexBigints)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hexBigints(each)]))
}
