const WORD = 0xffffffffffffffffn
const START: readonly bigint[] = [
  ...[0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n],
  ...[0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n],
]
/** The order of the message's words in each round. */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
]
const MIXED: readonly (readonly [number, number, number, number])[] = [
  ...([
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
  ] as const),
  ...([
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
  ] as const),
]
const ROUNDS = 12
const HASH_BYTES = 64
const MOST_BYTES = 128

const turn = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & WORD

const mix = (
  state: bigint[],
  [a, b, c, d]: readonly [number, number, number, number],
  first: bigint,
  second: bigint,
): void => {
  const at = (place: number): bigint => state[place] ?? 0n
  state[a] = (at(a) + at(b) + first) & WORD
  state[d] = turn(at(d) ^ at(a), 32n)
  state[c] = (at(c) + at(d)) & WORD
  state[b] = turn(at(b) ^ at(c), 24n)
  state[a] = (at(a) + at(b) + second) & WORD
  state[d] = turn(at(d) ^ at(a), 16n)
  state[c] = (at(c) + at(d)) & WORD
  state[b] = turn(at(b) ^ at(c), 63n)
}

/** BLAKE2b-512 (RFC 7693) without a key, of at most 128 bytes. */
export const blake2b = (bytes: Uint8Array): Uint8Array => {
  const block = new Uint8Array(MOST_BYTES)
  block.set(bytes.slice(0, MOST_BYTES))
  const view = new DataView(block.buffer)
  const words = Array.from({ length: 16 }, (_, index) => view.getBigUint64(index * 8, true))
  const begun = START.map((word, index) => (index === 0 ? word ^ BigInt(0x01010000 | HASH_BYTES) : word))
  const state = [
    ...begun,
    ...START.map((word, index) => (index === 4 ? word ^ BigInt(bytes.length) : index === 6 ? word ^ WORD : word)),
  ]
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = Array.from(ORDERS[round % ORDERS.length] ?? '', (digit) => words[Number.parseInt(digit, 16)] ?? 0n)
    MIXED.forEach((places, index) => mix(state, places, order[index * 2] ?? 0n, order[index * 2 + 1] ?? 0n))
  }
  const hash = new DataView(new ArrayBuffer(HASH_BYTES))
  begun.forEach((word, index) =>
    hash.setBigUint64(index * 8, word ^ (state[index] ?? 0n) ^ (state[index + 8] ?? 0n), true),
  )
  return new Uint8Array(hash.buffer)
}
