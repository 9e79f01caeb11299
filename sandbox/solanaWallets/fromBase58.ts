const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes that base58 stands for; the sandbox writes it itself, so all of its letters are known. */
export const fromBase58 = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = LETTERS.indexOf(letter)
    for (const [place, byte] of bytes.entries()) {
      carry += byte * 58
      bytes[place] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  const leading = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Uint8Array(leading), ...bytes.reverse()])
}
