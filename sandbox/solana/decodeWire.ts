import { getBase58Encoder } from '@solana/kit'
import { RpcError } from './RpcError.js'

const INVALID_PARAMS = -32602
const PACKET_BYTES = 1232

const fromBase64 = (text: string): Uint8Array => {
  const wrong = text.search(/[^A-Za-z0-9+/=]/)
  if (wrong >= 0)
    throw new RpcError(INVALID_PARAMS, `invalid base64 encoding: InvalidByte(${wrong}, ${text.charCodeAt(wrong)})`)
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

const fromBase58 = (text: string): Uint8Array => {
  try {
    return Uint8Array.from(getBase58Encoder().encode(text))
  } catch {
    const wrong = text.search(/[^1-9A-HJ-NP-Za-km-z]/)
    throw new RpcError(
      INVALID_PARAMS,
      `invalid base58 encoding: InvalidCharacter { character: '${text.charAt(wrong)}', index: ${wrong} }`,
    )
  }
}

/** The bytes of a transaction or message as calls carry them; base58 where the call does not say. */
export const decodeWire = (text: string, encoding: unknown, kind: string): Uint8Array => {
  if (encoding !== undefined && encoding !== 'base58' && encoding !== 'base64')
    throw new RpcError(INVALID_PARAMS, 'unsupported encoding: use base58 or base64')
  const bytes = encoding === 'base64' ? fromBase64(text) : fromBase58(text)
  if (bytes.length > PACKET_BYTES)
    throw new RpcError(INVALID_PARAMS, `decoded ${kind} too large: ${bytes.length} bytes (max: ${PACKET_BYTES} bytes)`)
  return bytes
}
