// What Solidity's ABI needs of a call with bytes, and of an answer with bytes. Hexadecimal digits are without 0x.

const WORD = 32

export const wordOf = (number: number): string => number.toString(16).padStart(2 * WORD, '0')

/** Bytes of any length behind the head of a call: their length, and themselves in whole words. */
export const tailOf = (digits: string): string =>
  `${wordOf(digits.length / 2)}${digits.padEnd(2 * WORD * Math.ceil(digits.length / (2 * WORD)), '0')}`

const numberAt = (bytes: Uint8Array, at: number): number | undefined => {
  const word = bytes.subarray(at, at + WORD)
  if (word.length < WORD || word.subarray(0, WORD - 4).some((byte) => byte !== 0)) return undefined
  return new DataView(word.buffer, word.byteOffset).getUint32(WORD - 4)
}

/** The bytes that the value of an answer in this place says; `undefined` where it has none. */
export const bytesAt = (answer: Uint8Array, place: number): Uint8Array | undefined => {
  const offset = numberAt(answer, place * WORD)
  const length = offset === undefined ? undefined : numberAt(answer, offset)
  if (offset === undefined || length === undefined) return undefined
  const start = offset + WORD
  return start + length <= answer.length ? answer.subarray(start, start + length) : undefined
}

/** The 20 bytes of an address in a word of its own; `undefined` where the answer is no such word. */
export const addressBytes = (answer: Uint8Array): Uint8Array | undefined =>
  answer.length === WORD && answer.subarray(0, 12).every((byte) => byte === 0) ? answer.subarray(12) : undefined

/** A text that is an answer by itself: as a string, or, as contracts of the first years have it, in one word. */
export const textIn = (answer: Uint8Array): string | undefined => {
  const end = answer.indexOf(0)
  const bytes = answer.length === WORD ? answer.subarray(0, end < 0 ? WORD : end) : bytesAt(answer, 0)
  return bytes && new TextDecoder().decode(bytes)
}
