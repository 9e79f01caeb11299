import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { decodeBase58, isSolanaSignature } from '../../../../domain/account/addresses/solana.js'
import { bothOf, fromRefinement, oneOf } from '../../../http/codecs/combinators.js'
import { fromBase64, isBase64, toBase64 } from '../../../shared/bytesAsText.js'
import { askListedMethod, askMethod, type SessionMethod, type SessionRequest } from './methods.js'
import { readField } from '../../../shared/safeRead.js'
import type { RequestOutcome } from '../../shared/walletDriver.js'
import { REFUSALS, requestFailed } from '../../shared/providerErrors.js'

const base58Message = fromRefinement(
  'base58',
  (value): value is string => typeof value === 'string' && decodeBase58(value) !== undefined,
)
const base64Transaction = fromRefinement('base64', isBase64)
const base58Signature = fromRefinement(
  'signature',
  (value): value is string => typeof value === 'string' && isSolanaSignature(value),
)
const optionalPubkey = t.partial({ pubkey: t.string })
const Signature = t.type({ signature: base58Signature })

/** Solana methods (wire reference 3.4): texts in base58, transactions in base64. */
export const SOLANA_METHODS = {
  solana_signMessage: {
    params: bothOf(t.type({ message: base58Message }), optionalPubkey),
    account: 'pubkey',
    answer: Signature,
  },
  // Older wallets return only the signature.
  solana_signTransaction: {
    params: bothOf(t.type({ transaction: base64Transaction }), optionalPubkey),
    account: 'pubkey',
    answer: oneOf(t.type({ transaction: base64Transaction }), Signature),
  },
  solana_signAllTransactions: {
    params: t.type({ transactions: t.readonlyArray(base64Transaction) }),
    answer: t.type({ transactions: t.readonlyArray(base64Transaction) }),
  },
  solana_signAndSendTransaction: {
    params: bothOf(
      t.type({ transaction: base64Transaction }),
      t.partial({ pubkey: t.string, sendOptions: t.UnknownRecord }),
    ),
    account: 'pubkey',
    answer: Signature,
  },
} as const satisfies Readonly<Record<string, SessionMethod>>

const SIGNATURE_SIZE = 64
const KEY_BYTES = 32
const VERSIONED = 0x80

/** Decodes a compact-u16 length of one to three bytes; also returns where it ends. */
const compactU16At = (bytes: Uint8Array, from: number): readonly [length: number, end: number] => {
  let length = 0
  let index = from
  for (let shift = 0; shift < 21; shift += 7, index += 1) {
    const byte = bytes[index] ?? 0
    length |= (byte & 0x7f) << shift
    if (byte < VERSIONED) break
  }
  return [length, index + 1]
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, index) => byte === right[index])

/** Inserts a signature into a serialized transaction; `undefined` if the key is not a signer. */
const insertSignature = (transaction: Uint8Array, key: Uint8Array, signature: Uint8Array): Uint8Array | undefined => {
  const [count, from] = compactU16At(transaction, 0)
  const message = from + count * SIGNATURE_SIZE
  // A versioned message starts with a version byte (highest bit set), followed by a header of three counts.
  const header = (transaction[message] ?? 0) >= VERSIONED ? 4 : 3
  const [, keys] = compactU16At(transaction, message + header)
  const keyAt = (index: number): Uint8Array =>
    transaction.slice(keys + index * KEY_BYTES, keys + (index + 1) * KEY_BYTES)
  const index = Array.from({ length: Math.min(count, transaction.length) }, (_, each) => each).find((each) =>
    isSame(keyAt(each), key),
  )
  if (index === undefined || from + (index + 1) * SIGNATURE_SIZE > message) return undefined
  const signed = transaction.slice()
  signed.set(signature, from + index * SIGNATURE_SIZE)
  return signed
}

const INVALID_ANSWER = E.left(requestFailed(...REFUSALS.answer))
const SIGN_ALL = 'solana_signAllTransactions'
const SIGN_ONE = 'solana_signTransaction'

/** Always returns the signed transaction, also for wallets that return only the signature. */
const signOne = async (call: SessionRequest): Promise<RequestOutcome> => {
  const { params } = SOLANA_METHODS[SIGN_ONE]
  const answer = await askMethod(call, SOLANA_METHODS[SIGN_ONE])
  if (E.isLeft(answer) || readField(answer.right, 'transaction') !== undefined || !params.is(call.request.params))
    return answer
  const { transaction, pubkey = call.accounts[0] } = call.request.params
  const [bytes, key, signature] = [
    fromBase64(transaction),
    decodeBase58(pubkey),
    decodeBase58(String(readField(answer.right, 'signature'))),
  ]
  const signed = bytes && key && signature && insertSignature(bytes, key, signature)
  return signed === undefined ? INVALID_ANSWER : E.right({ transaction: toBase64(signed) })
}

/** Signs one after the other if the wallet did not grant the batch method. */
const signAll = async (call: SessionRequest): Promise<RequestOutcome> => {
  const { params } = call.request
  if (!SOLANA_METHODS[SIGN_ALL].params.is(params)) return E.left(requestFailed(...REFUSALS.params))
  if (call.methods.includes(SIGN_ALL)) {
    const answer = await askMethod(call, SOLANA_METHODS[SIGN_ALL])
    if (E.isLeft(answer)) return answer
    const signed = readField(answer.right, 'transactions')
    return Array.isArray(signed) && signed.length === params.transactions.length ? answer : INVALID_ANSWER
  }
  const transactions: unknown[] = []
  for (const transaction of params.transactions) {
    const signed = await signOne({ ...call, request: { method: SIGN_ONE, params: { transaction } } })
    if (E.isLeft(signed)) return signed
    transactions.push(readField(signed.right, 'transaction'))
  }
  return E.right({ transactions })
}

/** Sends a Solana request to a paired wallet. */
export const askSolanaSession = (call: SessionRequest): Promise<RequestOutcome> => {
  if (call.request.method === SIGN_ALL) return signAll(call)
  return call.request.method === SIGN_ONE ? signOne(call) : askListedMethod(SOLANA_METHODS)(call)
}
