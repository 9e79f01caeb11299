const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
const VERSIONED = 0x80

/** A length of one to three bytes, as Solana writes it, and where it ends. */
const lengthAt = (bytes: Uint8Array, from: number): readonly [length: number, end: number] => {
  let length = 0
  let place = from
  for (let shift = 0; shift < 21; shift += 7, place += 1) {
    const byte = bytes[place] ?? 0
    length |= (byte & 0x7f) << shift
    if (byte < VERSIONED) break
  }
  return [length, place + 1]
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, place) => byte === right[place])

/** A serialised Solana transaction with the signature of a key in its place; `undefined` where the key is none of those that sign it. */
export const withSignature = (
  transaction: Uint8Array,
  key: Uint8Array,
  signature: Uint8Array,
): Uint8Array | undefined => {
  const [count, from] = lengthAt(transaction, 0)
  const message = from + count * SIGNATURE_BYTES
  // A versioned message begins with its version, whose highest bit is set; then come three counts.
  const header = (transaction[message] ?? 0) >= VERSIONED ? 4 : 3
  const [, keys] = lengthAt(transaction, message + header)
  const keyAt = (place: number): Uint8Array =>
    transaction.slice(keys + place * KEY_BYTES, keys + (place + 1) * KEY_BYTES)
  const place = Array.from({ length: Math.min(count, transaction.length) }, (_, each) => each).find((each) =>
    isSame(keyAt(each), key),
  )
  if (place === undefined || from + (place + 1) * SIGNATURE_BYTES > message) return undefined
  const signed = transaction.slice()
  signed.set(signature, from + place * SIGNATURE_BYTES)
  return signed
}
