import {
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  signature,
  type Transaction,
} from '@solana/kit'
import { readMessage } from './readMessage.js'
import type { WireTransaction } from './WireTransaction.js'
import { RpcError } from './RpcError.js'

const KIND = 'solana_transaction::versioned::VersionedTransaction'
const INVALID_PARAMS = -32602

const decoded = (wire: Uint8Array): Transaction => {
  try {
    const transaction = getTransactionDecoder().decode(wire)
    // The decoder leaves bytes after the end unread, the node does not.
    if (getTransactionEncoder().encode(transaction).length === wire.length) return transaction
  } catch {
    // Said below.
  }
  throw new RpcError(INVALID_PARAMS, `failed to deserialize ${KIND}: io error: failed to fill whole buffer`)
}

/** Takes a transaction apart, signed or not. */
export const readTransaction = (wire: Uint8Array): WireTransaction => {
  const transaction = decoded(wire)
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
