import * as t from 'io-ts'

const MOST = 2n ** 64n - 1n

const toLamports = (input: unknown): bigint | undefined => {
  const isShort = typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
  const isLong = typeof input === 'string' && /^\d{16,20}$/.test(input)
  if (!isShort && !isLong) return undefined
  const lamports = BigInt(input)
  return lamports > MOST ? undefined : lamports
}

/** 64 bits without a sign: a number, or from 16 digits on the text that `parseExactJson` makes of it. */
export const Lamports = new t.Type<bigint, bigint, unknown>(
  'Lamports',
  (value): value is bigint => typeof value === 'bigint',
  (input, context) => {
    const lamports = toLamports(input)
    return lamports === undefined ? t.failure(input, context) : t.success(lamports)
  },
  t.identity,
)
