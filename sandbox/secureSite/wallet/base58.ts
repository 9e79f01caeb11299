const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as Solana writes them. */
export const base58 = {
  encode: (bytes: Uint8Array): string => {
    let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
    let text = ''
    for (; number > 0n; number /= 58n) text = `${LETTERS[Number(number % 58n)] ?? ''}${text}`
    const zeros = bytes.findIndex((byte) => byte !== 0)
    return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
  },
  /** `undefined` where a text is no base58. */
  decode: (text: string): Uint8Array | undefined => {
    let number = 0n
    for (const letter of text) {
      const digit = LETTERS.indexOf(letter)
      if (digit === -1) return undefined
      number = number * 58n + BigInt(digit)
    }
    const hex = number === 0n ? '' : number.toString(16)
    const zeros = /^1*/.exec(text)?.[0].length ?? 0
    return Uint8Array.from([...new Uint8Array(zeros), ...Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
  },
}
