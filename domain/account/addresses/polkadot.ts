import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

const KEY_BYTES = 32
const CHECKSUM_BYTES = 2
/** Longest base58 text of these bytes and a 2-byte prefix. */
const MOST_LETTERS = 49
const SALT = new TextEncoder().encode('SS58PRE')

const bytesOf = (text: string): Uint8Array => {
  if (text.length > MOST_LETTERS) return new Uint8Array()
  try {
    return base58.decode(text)
  } catch {
    return new Uint8Array()
  }
}

/** Whether a text is a Polkadot address (SS58): 32 bytes with a valid checksum and any network prefix. */
export const isPolkadotAddress = (text: string): boolean => {
  const bytes = bytesOf(text)
  const [first = 0xff] = bytes
  // The prefix has one byte for network ids below 64, two bytes above; first bytes over 0x7f are reserved.
  const prefix = first < 0x40 ? 1 : 2
  if (first > 0x7f || bytes.length !== prefix + KEY_BYTES + CHECKSUM_BYTES) return false
  const body = bytes.slice(0, -CHECKSUM_BYTES)
  const checksum = blake2b(Uint8Array.from([...SALT, ...body]))
  return bytes.slice(-CHECKSUM_BYTES).every((byte, index) => byte === checksum[index])
}
