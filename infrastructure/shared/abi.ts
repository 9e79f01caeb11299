// Encoding and decoding of `bytes` by Solidity's ABI. Hexadecimal digits are without 0x.

const WORD = 32

export const wordOf = (number: number): string => number.toString(16).padStart(2 * WORD, '0')

/** Tail of a dynamic argument: its length, then its bytes padded to whole words. */
export const tailOf = (digits: string): string =>
  `${wordOf(digits.length / 2)}${digits.padEnd(2 * WORD * Math.ceil(digits.length / (2 * WORD)), '0')}`

const numberAt = (bytes: Uint8Array, at: number): number | undefined => {
  const word = bytes.subarray(at, at + WORD)
  if (word.length < WORD || word.subarray(0, WORD - 4).some((byte) => byte !== 0)) return undefined
  return new DataView(word.buffer, word.byteOffset).getUint32(WORD - 4)
}

/** Bytes value at this position of an answer; `undefined` if missing. */
export const bytesAt = (answer: Uint8Array, place: number): Uint8Array | undefined => {
  const offset = numberAt(answer, place * WORD)
  const length = offset === undefined ? undefined : numberAt(answer, offset)
  if (offset === undefined || length === undefined) return undefined
  const start = offset + WORD
  return start + length <= answer.length ? answer.subarray(start, start + length) : undefined
}

/** The 20-byte address in a single word; `undefined` if the answer is no such word. */
export const addressBytes = (answer: Uint8Array): Uint8Array | undefined =>
  answer.length === WORD && answer.subarray(0, 12).every((byte) => byte === 0) ? answer.subarray(12) : undefined

/** Text of an answer: a `string`, or one word (bytes32) in early contracts. */
export const textIn = (answer: Uint8Array): string | undefined => {
  const end = answer.indexOf(0)
  const bytes = answer.length === WORD ? answer.subarray(0, end < 0 ? WORD : end) : bytesAt(answer, 0)
  return bytes && new TextDecoder().decode(bytes)
}
