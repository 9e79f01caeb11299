import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { SiteError } from '../SiteError.js'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/** A short length as Solana writes it: its value, and where it ends. */
const readLength = (bytes: Uint8Array, start: number): readonly [length: number, end: number] => {
  let value = 0
  for (let at = start, shift = 0; at < bytes.length; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
  throw new SiteError('This is no Solana transaction')
}

/** A key on Solana: the same for the same words. */
export const solanaAccount = (words: string) => {
  const secret = createHash('sha256').update(words).digest()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
  const signBytes = (bytes: Uint8Array): Uint8Array => sign(null, bytes, key)
  return {
    address: base58.encode(publicKey),
    sign: signBytes,
    /** Puts the signature of this key at its place among those of the transaction. */
    signTransaction: (transaction: Uint8Array): Uint8Array => {
      const [signatures, first] = readLength(transaction, 0)
      const message = transaction.subarray(first + signatures * SIGNATURE_BYTES)
      // A versioned message begins with its version, whose highest bit is set; then come three counts.
      const header = (message[0] ?? 0) >= 0x80 ? 4 : 3
      const [, keys] = readLength(message, header)
      const place = Array.from({ length: signatures }, (_, index) => index).find((index) =>
        publicKey.equals(message.subarray(keys + index * KEY_BYTES, keys + (index + 1) * KEY_BYTES)),
      )
      if (place === undefined) throw new SiteError('This account is no signer of the transaction')
      const signed = Uint8Array.from(transaction)
      signed.set(signBytes(message), first + place * SIGNATURE_BYTES)
      return signed
    },
  }
}
