const WORDS = 64
const BLOCK_BYTES = 64

const primes: number[] = []
for (let number = 2; primes.length < WORDS; number += 1)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number)

/** The first 32 bits of the fraction of a root. */
const fractionOf = (root: number): number => ((root % 1) * 2 ** 32) | 0
const START = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)))
const ROUNDS = primes.map((prime) => fractionOf(Math.cbrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const padded = (bytes: Uint8Array): DataView => {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

const scheduleOf = (blocks: DataView, from: number): readonly number[] => {
  const words: number[] = []
  const before = (back: number): number => words[words.length - back] ?? 0
  for (let place = 0; place < 16; place += 1) words.push(blocks.getInt32(from + place * 4))
  while (words.length < WORDS) {
    const [late, early] = [before(2), before(15)]
    const mixed = (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)) + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3))
    words.push((mixed + before(7) + before(16)) | 0)
  }
  return words
}

const mix = (state: readonly number[], words: readonly number[]): readonly number[] => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [place, word] of words.entries()) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[place] ?? 0) + word) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (state[place] ?? 0)) | 0)
}

/** SHA-256 (FIPS 180-4) of less than 512 MiB, for checksums: what browsers have of it answers later, and a codec cannot wait. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const blocks = padded(bytes)
  let state: readonly number[] = START
  for (let from = 0; from < blocks.byteLength; from += BLOCK_BYTES) state = mix(state, scheduleOf(blocks, from))
  return Uint8Array.from(state.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]))
}
