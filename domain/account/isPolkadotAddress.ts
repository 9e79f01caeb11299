import { blake2b } from './blake2b.js'
import { decodeBase58 } from './decodeBase58.js'

const KEY_BYTES = 32
const CHECKSUM_BYTES = 2
const MOST_LETTERS = 50
const SALT = new TextEncoder().encode('SS58PRE')

/** Whether a text is the address of an account of a Polkadot chain (SS58), whose prefix is its own: 32 bytes with a true checksum. */
export const isPolkadotAddress = (text: string): boolean => {
  const bytes = text.length > MOST_LETTERS ? undefined : decodeBase58(text)
  const first = bytes?.[0] ?? 0xff
  // One byte names up to 64 chains, two bytes the others; the rest is reserved.
  const prefix = first < 0x40 ? 1 : 2
  if (bytes === undefined || first > 0x7f || bytes.length !== prefix + KEY_BYTES + CHECKSUM_BYTES) return false
  const body = bytes.slice(0, -CHECKSUM_BYTES)
  const checksum = blake2b(Uint8Array.from([...SALT, ...body]))
  return bytes.slice(-CHECKSUM_BYTES).every((byte, place) => byte === checksum[place])
}
