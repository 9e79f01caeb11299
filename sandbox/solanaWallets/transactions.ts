import { base58, base64 } from '@scure/base'

const CODERS = { base58, base64 }

/**
 * Decodes base58 or base64; `undefined` if invalid. Independent of Portico's own decoder, so that the two cannot share
 * an error.
 */
export const decodeText = (text: unknown, coder: keyof typeof CODERS): Uint8Array | undefined => {
  if (typeof text !== 'string') return undefined
  try {
    return CODERS[coder].decode(text)
  } catch {
    return undefined
  }
}

const SIGNATURE_BYTES = 64
const ADDRESS_BYTES = 32
const VERSIONED = 0x80

export interface PageTransaction {
  readonly version: 'legacy' | number
  /** The signed part. */
  readonly message: Uint8Array
  /** Required signers; the first one pays. */
  readonly signers: readonly string[]
  /** The transaction with a signature inserted. */
  readonly withSignature: (signer: string, signature: Uint8Array) => Uint8Array
}

/** Decodes a compact-u16 length of one to three bytes; also returns where it ends. */
const lengthAt = (bytes: Uint8Array, from: number): readonly [length: number, end: number] => {
  let length = 0
  for (let place = 0; place < 3; place += 1) {
    const byte = bytes[from + place] ?? 0
    length |= (byte & 0x7f) << (7 * place)
    if (byte < VERSIONED) return [length, from + place + 1]
  }
  throw new TypeError('no length')
}

/** The parts of a serialized transaction that a wallet reads. */
export const readTransaction = (bytes: Uint8Array): PageTransaction => {
  const [count, from] = lengthAt(bytes, 0)
  const message = bytes.slice(from + count * SIGNATURE_BYTES)
  const [first = 0] = message
  const header = first >= VERSIONED ? 1 : 0
  const [accounts, keysFrom] = lengthAt(message, header + 3)
  if (
    count === 0 ||
    message[header] !== count ||
    accounts < count ||
    message.length < keysFrom + accounts * ADDRESS_BYTES
  )
    throw new TypeError('no Solana transaction')
  const signers = Array.from({ length: count }, (_, place) =>
    base58.encode(message.slice(keysFrom + place * ADDRESS_BYTES, keysFrom + (place + 1) * ADDRESS_BYTES)),
  )
  return {
    version: header === 0 ? 'legacy' : first - VERSIONED,
    message,
    signers,
    withSignature: (signer, signature) => {
      const signed = bytes.slice()
      signed.set(signature, from + signers.indexOf(signer) * SIGNATURE_BYTES)
      return signed
    },
  }
}
