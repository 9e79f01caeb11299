import { BASE58_LETTERS } from './BASE58_LETTERS.js'

/** The bytes that base58 stands for; `undefined` when it is no base58. */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = BASE58_LETTERS.indexOf(letter)
    if (carry < 0) return undefined
    for (const [place, byte] of bytes.entries()) {
      carry += byte * 58
      bytes[place] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Uint8Array(zeros), ...bytes.reverse()])
}
