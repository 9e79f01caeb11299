import { readField } from '../../shared/safeRead.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'

/** Codes of errors: EIP-1193, EIP-3326 (`unknownChain`), EIP-1474 (`pending`) and JSON-RPC. */
export const ERROR_CODES = {
  rejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  pending: -32002,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

/** What a request is refused with before, or instead of, the wallet. */
export const REFUSALS = {
  params: [ERROR_CODES.invalidParams, 'The params are not those of the method.'],
  account: [ERROR_CODES.unauthorized, 'The wallet did not grant that account.'],
  answer: [ERROR_CODES.internal, 'The answer of the wallet makes no sense.'],
} as const

const MAX_MESSAGE_LENGTH = 500

export interface ProviderError {
  /** EIP-1193's or JSON-RPC's. */
  readonly code: number | undefined
  /** At most 500 characters; empty when the wallet gave none. */
  readonly message: string
  readonly rejected: boolean
}

/** EIP-1193's refusal, and the pairing protocol's two. */
const REJECTED_CODES: readonly unknown[] = [ERROR_CODES.rejected, 5000, 5002]
const REJECTED_TEXT = /user (?:rejected|cancelled|canceled)/i
/** What follows is the reason that a contract gives, in any words. */
const REVERTED = /revert/i

/** Reads what a provider threw; it may be anything. */
export const readProviderError = (cause: unknown): ProviderError => {
  const code = readField(cause, 'code')
  const text = typeof cause === 'string' ? cause : readField(cause, 'message')
  const message = typeof text === 'string' ? text.slice(0, MAX_MESSAGE_LENGTH) : ''
  return {
    code: typeof code === 'number' && Number.isFinite(code) ? code : undefined,
    message,
    rejected: REJECTED_CODES.includes(code) || (REJECTED_TEXT.test(message) && !REVERTED.test(message)),
  }
}

/** An error as EIP-1193 and JSON-RPC write them, so that requests fail in one way whoever refuses. */
export const providerRpcError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** What a wallet's refusal to connect means (S8-09, S8-11). */
export const toConnectError = (cause: unknown, { code, rejected } = readProviderError(cause)): ConnectError => {
  if (rejected) return { _tag: 'ConnectionRejected' }
  return code === ERROR_CODES.pending ? { _tag: 'RequestPending' } : { _tag: 'FailedToConnect', cause }
}

/** What a wallet's refusal of a request means. */
export const toRequestError = (
  cause: unknown,
  { code, message, rejected } = readProviderError(cause),
): RequestError => {
  if (rejected) return { _tag: 'RequestRejected' }
  return code === ERROR_CODES.disconnected ? { _tag: 'SessionGone' } : { _tag: 'RequestFailed', code, message, cause }
}

/** A refusal of our own in the form of a wallet's, so that requests fail in one way whoever refuses. */
export const requestFailed = (code: number, message: string): RequestError => ({
  _tag: 'RequestFailed',
  code,
  message,
  cause: providerRpcError(code, message),
})

/** JSON-RPC's "method not found" comes from wallets that know neither code of EIP-1193. */
const NOT_SUPPORTED: readonly (number | undefined)[] = [
  ERROR_CODES.unauthorized,
  ERROR_CODES.unsupportedMethod,
  ERROR_CODES.unknownMethod,
]

/** Whether a wallet cannot do what it was asked; a Safe says so in words only. */
export const isNotSupported = ({ code, message }: Pick<ProviderError, 'code' | 'message'>): boolean =>
  NOT_SUPPORTED.includes(code) || /not implemented/.test(message)
