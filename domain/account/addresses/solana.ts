import { base58 } from '@scure/base'
import { isSolanaAddress } from './patterns.js'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
/** As long as 64 bytes can be in base58: the time to read it grows with the square of its length. */
const SIGNATURE_LETTERS = 88

/**
 * Decodes base58, as Solana writes keys, signatures and messages; `undefined` for an invalid text, where the library
 * throws.
 */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** Whether an address is one that can be: beyond the pattern (S5-03), it stands for exactly 32 bytes. */
export const isSolanaKey = (text: string): boolean => isSolanaAddress(text) && decodeBase58(text)?.length === KEY_BYTES

/** Whether a text is a signature, which is also the id of a transaction: 64 bytes in base58. */
export const isSolanaSignature = (text: string): boolean =>
  text.length <= SIGNATURE_LETTERS && decodeBase58(text)?.length === SIGNATURE_BYTES
