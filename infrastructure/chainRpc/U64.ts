import * as t from 'io-ts'

const MOST = 2n ** 64n - 1n

const toU64 = (input: unknown): bigint | undefined => {
  const isShort = typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
  const isLong = typeof input === 'string' && /^\d{16,20}$/.test(input)
  if (!isShort && !isLong) return undefined
  const number = BigInt(input)
  return number > MOST ? undefined : number
}

/** 64 bits without a sign: a number, or from 16 digits on the text that `parseExactJson` makes of it. */
export const U64 = new t.Type<bigint, bigint, unknown>(
  'U64',
  (value): value is bigint => typeof value === 'bigint',
  (input, context) => {
    const number = toU64(input)
    return number === undefined ? t.failure(input, context) : t.success(number)
  },
  t.identity,
)
