import { fromBase64 } from '../walletStandard/fromBase64.js'

/** Bytes in base64, at least one. */
export const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && (fromBase64(value)?.length ?? 0) > 0
