/** (S5-17) */
export const isSignedMessage = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-f]{62,}$/i.test(value)
