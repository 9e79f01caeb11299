import * as E from 'fp-ts/Either'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import { readField } from '../../shared/safeRead.js'
import { isErrorAnswer } from './answeredErrors.js'
import { toRequestError } from './providerErrors.js'
import type { RequestOutcome } from './walletDriver.js'

const SENDS = 'eth_sendTransaction'
/** Methods that return a text and need the visitor's approval. */
const APPROVED = /^(?:personal_sign|eth_sign|eth_signTypedData(?:_v\d)?|eth_sendTransaction)$/
/** Fields in which wallets wrap a transaction hash; no chain has shorter hashes. */
const HASH = /^0x[0-9a-f]{8,128}$/i
const HASH_FIELDS = ['result', 'hash', 'transactionHash', 'txHash', 'data']
const NOTHING: readonly unknown[] = [null, undefined, false, '', 'null', 'undefined']

const holdsHash = (answer: unknown): boolean =>
  [answer, ...HASH_FIELDS.map((key) => readField(answer, key))].some(
    (text) => typeof text === 'string' && HASH.test(text),
  )

/** Fields, also of an inner error, in which wallets and libraries report the hash of what they sent. */
const SENT_FIELDS = ['hash', 'transactionHash', 'txHash', 'result']
const INNER_FIELDS = ['data', 'error', 'cause', 'info', 'receipt']

/** Whether an answer or error reports a sent transaction, whatever else it says. */
const reportsSent = (said: unknown): boolean =>
  [said, ...INNER_FIELDS.map((key) => readField(said, key))].some((part) =>
    SENT_FIELDS.some((key) => isTransactionHash(readField(part, key))),
  )

const readAnswer = (method: string, answer: unknown): RequestOutcome => {
  if (!APPROVED.test(method)) return E.right(answer)
  if (readField(answer, 'approved') === false) return E.left({ _tag: 'RequestRejected', cause: answer })
  if (NOTHING.includes(answer))
    return E.left(method === SENDS ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'RequestRejected', cause: answer })
  if (isErrorAnswer(answer)) return E.left(toRequestError(answer))
  return method === SENDS && !holdsHash(answer) ? E.left({ _tag: 'RequestOutcomeUnknown' }) : E.right(answer)
}

/**
 * Interprets the outcome of an EVM request. Some wallets refuse by an answer instead of an EIP-1193 error. If no hash
 * is returned for a transaction, or one together with an error, it may have been sent; only the chain can tell.
 */
export const readEvmOutcome = ({ method }: WalletRequest, outcome: RequestOutcome): RequestOutcome => {
  const read = E.isRight(outcome) ? readAnswer(method, outcome.right) : outcome
  if (method !== SENDS || E.isRight(read) || !('cause' in read.left)) return read
  return reportsSent(read.left.cause) ? E.left({ _tag: 'RequestOutcomeUnknown' }) : read
}
