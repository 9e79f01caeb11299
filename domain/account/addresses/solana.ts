import { base58 } from '@scure/base'
import { isSolanaAddress } from './patterns.js'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
// Base58 decoding takes time quadratic in the length, so the length is checked first.
/** Longest base58 text of 64 bytes. */
const SIGNATURE_LETTERS = 88

/** Above the largest transaction, and the largest message that every wallet signs (1,232 bytes). */
export const BASE58_BYTES = 2_048
/** Longest base58 text of that many bytes. */
const MOST_LETTERS = 2_797

/**
 * Decodes base58, Solana's notation of keys, signatures, transactions and messages; `undefined` for invalid text, where
 * the library throws, and above 2 KiB.
 */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** Encodes bytes as base58; `undefined` above 2 KiB. */
export const encodeBase58 = (bytes: Uint8Array): string | undefined =>
  bytes.length > BASE58_BYTES ? undefined : base58.encode(bytes)

/** Whether an address can exist: it matches the pattern (S5-03) and decodes to exactly 32 bytes. */
export const isSolanaKey = (text: string): boolean => isSolanaAddress(text) && decodeBase58(text)?.length === KEY_BYTES

/** Whether a text is a signature, which is also the transaction id: 64 bytes in base58. */
export const isSolanaSignature = (text: string): boolean =>
  text.length <= SIGNATURE_LETTERS && decodeBase58(text)?.length === SIGNATURE_BYTES
