import * as t from 'io-ts'

const MOST = 2n ** 64n - 1n

const isText = (input: unknown): input is string =>
  typeof input === 'string' && /^\d{1,20}$/.test(input) && BigInt(input) <= MOST

/** 64 bits without a sign, in decimal digits, as Solana writes amounts of tokens. */
export const U64Text = new t.Type<bigint, bigint, unknown>(
  'U64Text',
  (value): value is bigint => typeof value === 'bigint',
  (input, context) => (isText(input) ? t.success(BigInt(input)) : t.failure(input, context)),
  t.identity,
)
