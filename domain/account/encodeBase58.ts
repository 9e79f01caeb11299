import { BASE58_LETTERS } from './BASE58_LETTERS.js'

/** Bytes in base58, as Solana writes keys, signatures and messages. */
export const encodeBase58 = (bytes: Uint8Array): string => {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (const [place, digit] of digits.entries()) {
      carry += digit << 8
      digits[place] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const filled = bytes.findIndex((byte) => byte !== 0)
  const zeros = BASE58_LETTERS.charAt(0).repeat(filled < 0 ? bytes.length : filled)
  return (
    zeros +
    digits
      .reverse()
      .map((digit) => BASE58_LETTERS.charAt(digit))
      .join('')
  )
}
