import {
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Signature,
  signature,
  type Transaction,
} from '@solana/kit'
import { RpcError } from './rpcParams.js'

/** A message of the versions that the chain accepts. */
export type WireMessage = Exclude<CompiledTransactionMessage, { version: 1 }> & CompiledTransactionMessageWithLifetime

/** A decoded transaction. */
export interface WireTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: WireMessage
  readonly signatures: readonly Signature[]
  /** The first signature identifies the transaction. */
  readonly signature: Signature
}

const BAD_ENCODING = -32602
const PACKET_BYTES = 1232

const fromBase64 = (text: string): Uint8Array => {
  const wrong = text.search(/[^A-Za-z0-9+/=]/)
  if (wrong >= 0)
    throw new RpcError(BAD_ENCODING, `invalid base64 encoding: InvalidByte(${wrong}, ${text.charCodeAt(wrong)})`)
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

const fromBase58 = (text: string): Uint8Array => {
  try {
    return Uint8Array.from(getBase58Encoder().encode(text))
  } catch {
    const wrong = text.search(/[^1-9A-HJ-NP-Za-km-z]/)
    throw new RpcError(
      BAD_ENCODING,
      `invalid base58 encoding: InvalidCharacter { character: '${text.charAt(wrong)}', index: ${wrong} }`,
    )
  }
}

/** Decodes a transaction or message of a call; base58 by default. */
export const decodeWire = (text: string, encoding: unknown, kind: string): Uint8Array => {
  if (encoding !== undefined && encoding !== 'base58' && encoding !== 'base64')
    throw new RpcError(BAD_ENCODING, 'unsupported encoding: use base58 or base64')
  const bytes = encoding === 'base64' ? fromBase64(text) : fromBase58(text)
  if (bytes.length > PACKET_BYTES)
    throw new RpcError(BAD_ENCODING, `decoded ${kind} too large: ${bytes.length} bytes (max: ${PACKET_BYTES} bytes)`)
  return bytes
}

/** Decodes a message; `kind` is its name in refusals. */
export const readMessage = (bytes: Uint8Array, kind: string): WireMessage => {
  let message
  try {
    message = getCompiledTransactionMessageDecoder().decode(bytes)
  } catch {
    throw new RpcError(-32602, `failed to deserialize ${kind}: io error: failed to fill whole buffer`)
  }
  if (message.version === 1) throw new RpcError(-32602, 'invalid transaction: Transaction version is unsupported')
  return message
}

const KIND = 'solana_transaction::versioned::VersionedTransaction'
const INVALID_PARAMS = -32602

const decodeTransaction = (wire: Uint8Array): Transaction => {
  try {
    const transaction = getTransactionDecoder().decode(wire)
    // The decoder ignores trailing bytes; nodes reject them.
    if (getTransactionEncoder().encode(transaction).length === wire.length) return transaction
  } catch {
    // Rejected below.
  }
  throw new RpcError(INVALID_PARAMS, `failed to deserialize ${KIND}: io error: failed to fill whole buffer`)
}

/** Decodes a transaction, signed or not. */
export const readTransaction = (wire: Uint8Array): WireTransaction => {
  const transaction = decodeTransaction(wire)
  const message = readMessage(Uint8Array.from(transaction.messageBytes), KIND)
  const { staticAccounts, instructions, header } = message
  const lookedUp = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const known =
    staticAccounts.length +
    lookedUp.reduce(
      (sum, { writableIndexes, readonlyIndexes }) => sum + writableIndexes.length + readonlyIndexes.length,
      0,
    )
  const isSound = instructions.every(
    ({ programAddressIndex, accountIndices = [] }) =>
      programAddressIndex > 0 &&
      programAddressIndex < staticAccounts.length &&
      accountIndices.every((index) => index < known),
  )
  const signatures = Object.values(transaction.signatures).map((bytes) =>
    signature(getBase58Decoder().decode(bytes ?? new Uint8Array(64))),
  )
  const [first] = signatures
  if (!isSound || first === undefined || header.numReadonlySignerAccounts >= header.numSignerAccounts)
    throw new RpcError(INVALID_PARAMS, 'invalid transaction: Transaction failed to sanitize accounts offsets correctly')
  return { wire, transaction, message, signatures, signature: first }
}
