import { decodeBase58 } from './decodeBase58.js'
import { isSolanaAddress } from './isSolanaAddress.js'

const KEY_BYTES = 32

/** Whether an address is one that can be: beyond the pattern (S5-03), it stands for exactly 32 bytes. */
export const isSolanaKey = (text: string): boolean => isSolanaAddress(text) && decodeBase58(text)?.length === KEY_BYTES
