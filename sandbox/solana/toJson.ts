/** JSON whose whole numbers may be as large as Solana's, which are beyond what JavaScript's own can hold. */
export const toJson = (value: unknown): string => {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).filter(([, held]) => held !== undefined)
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${toJson(held)}`).join(',')}}`
}
