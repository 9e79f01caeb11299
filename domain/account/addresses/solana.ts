import { base58 } from '@scure/base'
import { isSolanaAddress } from './patterns.js'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
// The time that base58 takes grows with the square of the length.
/** As long as 64 bytes can be. */
const SIGNATURE_LETTERS = 88

/** A transaction has 1,232 bytes at most, and so has a message that every wallet signs. */
export const BASE58_BYTES = 2_048
/** As long as so many bytes can be. */
const MOST_LETTERS = 2_797

/**
 * Decodes base58, as Solana writes keys, signatures, transactions and messages; `undefined` for an invalid text, where
 * the library throws, and for more than 2 KiB.
 */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** Bytes in base58; `undefined` for more than 2 KiB. */
export const encodeBase58 = (bytes: Uint8Array): string | undefined =>
  bytes.length > BASE58_BYTES ? undefined : base58.encode(bytes)

/** Whether an address is one that can be: beyond the pattern (S5-03), it stands for exactly 32 bytes. */
export const isSolanaKey = (text: string): boolean => isSolanaAddress(text) && decodeBase58(text)?.length === KEY_BYTES

/** Whether a text is a signature, which is also the id of a transaction: 64 bytes in base58. */
export const isSolanaSignature = (text: string): boolean =>
  text.length <= SIGNATURE_LETTERS && decodeBase58(text)?.length === SIGNATURE_BYTES
