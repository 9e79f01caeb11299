import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { type ErrorParts, readErrorParts } from './errorParts.js'
import { isRefusal } from './refusals.js'

/** Error codes of EIP-1193, EIP-3326 (`unknownChain`), EIP-1474 (`pending`, `limitExceeded`) and JSON-RPC. */
export const ERROR_CODES = {
  rejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  pending: -32002,
  limitExceeded: -32005,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

/** Errors of requests that this page refuses itself. */
export const REFUSALS = {
  params: [ERROR_CODES.invalidParams, 'The params are not those of the method.'],
  account: [ERROR_CODES.unauthorized, 'The wallet did not grant that account.'],
  chain: [ERROR_CODES.chainDisconnected, 'The wallet is on another chain.'],
  answer: [ERROR_CODES.internal, 'The answer of the wallet makes no sense.'],
} as const

/** An error thrown by a provider, and whether it is the visitor's rejection. */
export interface ProviderError extends ErrorParts {
  /** Text of the outermost error that has one; at most 500 characters, otherwise empty. */
  readonly message: string
  readonly rejected: boolean
}

/** Hexadecimal revert data, as passed on by a node. */
const BYTES = /^0x[0-9a-f]*$/i

/** Reads any value that a provider threw. */
export const readProviderError = (cause: unknown): ProviderError => {
  const parts = readErrorParts(cause)
  const message = parts.texts.find((text) => !BYTES.test(text)) ?? ''
  return { ...parts, message, rejected: isRefusal(parts) }
}

/** An error in the form of EIP-1193 and JSON-RPC, the same as a wallet's. */
export const providerRpcError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** Whether another request is already open in the wallet: by code, or by words for wallets with another code. */
export const isPending = ({ codes, texts }: ProviderError): boolean =>
  codes.includes(ERROR_CODES.pending) || texts.some((text) => /already (?:pending|processing)/i.test(text))

/** Maps a wallet's refusal to connect (S8-09, S8-11). */
export const toConnectError = (cause: unknown, said = readProviderError(cause)): ConnectError => {
  if (said.rejected) return { _tag: 'ConnectionRejected' }
  return isPending(said) ? { _tag: 'RequestPending' } : { _tag: 'FailedToConnect', cause }
}

/** Maps a wallet's refusal of a request. */
export const toRequestError = (
  cause: unknown,
  { code, message, rejected } = readProviderError(cause),
): RequestError => {
  if (rejected) return { _tag: 'RequestRejected', message, cause }
  return code === ERROR_CODES.disconnected ? { _tag: 'SessionGone' } : { _tag: 'RequestFailed', code, message, cause }
}

/** A refusal by this page in the form of a wallet's refusal. */
export const requestFailed = (code: number, message: string): RequestError => ({
  _tag: 'RequestFailed',
  code,
  message,
  cause: providerRpcError(code, message),
})

/** Codes of EIP-1193, EIP-1474 and JSON-RPC, and two of the WalletConnect protocol. */
const NOT_SUPPORTED: readonly (number | undefined)[] = [
  ERROR_CODES.unauthorized,
  ERROR_CODES.unsupportedMethod,
  ERROR_CODES.unknownMethod,
  -32004,
  3001,
  5101,
]
const METHOD_NOT_SUPPORTED =
  /not implemented|unsupported (?:rpc )?method|\bmethod\b[^.\n]{0,60}? (?:not (?:supported|found|available|allowed)|does(?: not|n.t) exist)|\bwallet_[a-z]{1,40}\W{1,2}(?:is )?not supported/i

/** Whether the wallet does not support the request: by code or, as with a Safe, by words only. */
export const isNotSupported = ({ code, message }: Pick<ProviderError, 'code' | 'message'>): boolean =>
  NOT_SUPPORTED.includes(code) || METHOD_NOT_SUPPORTED.test(message)
