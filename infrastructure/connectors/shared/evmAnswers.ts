import * as E from 'fp-ts/Either'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import { readField } from '../../shared/safeRead.js'
import { isErrorAnswer } from './answeredErrors.js'
import { toRequestError } from './providerErrors.js'
import type { RequestOutcome } from './walletDriver.js'

const SENDS = 'eth_sendTransaction'
/** Methods whose answer is a text that only the visitor's approval makes. */
const APPROVED = /^(?:personal_sign|eth_sign|eth_signTypedData(?:_v\d)?|eth_sendTransaction)$/
/** Where wallets put the hash of what they sent; shorter ones are of no chain. */
const HASH = /^0x[0-9a-f]{8,128}$/i
const HASH_FIELDS = ['result', 'hash', 'transactionHash', 'txHash', 'data']
const NOTHING: readonly unknown[] = [null, undefined, false, '', 'null', 'undefined']

const holdsHash = (answer: unknown): boolean =>
  [answer, ...HASH_FIELDS.map((key) => readField(answer, key))].some(
    (text) => typeof text === 'string' && HASH.test(text),
  )

/**
 * What a wallet's answer to an EVM request means: some wallets say no by an answer, where EIP-1193 has an error. One
 * that answers no hash where it should have sent may have sent: only the chain can tell.
 */
export const readEvmAnswer = ({ method }: WalletRequest, answer: unknown): RequestOutcome => {
  if (!APPROVED.test(method)) return E.right(answer)
  if (readField(answer, 'approved') === false) return E.left({ _tag: 'RequestRejected', cause: answer })
  if (NOTHING.includes(answer))
    return E.left(method === SENDS ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'RequestRejected', cause: answer })
  if (isErrorAnswer(answer)) return E.left(toRequestError(answer))
  return method === SENDS && !holdsHash(answer) ? E.left({ _tag: 'RequestOutcomeUnknown' }) : E.right(answer)
}
