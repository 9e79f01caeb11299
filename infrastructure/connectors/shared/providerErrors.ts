import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { type ErrorParts, readErrorParts } from './errorParts.js'
import { isRefusal } from './refusals.js'

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

/** What a provider threw, and whether the visitor said no by it. */
export interface ProviderError extends ErrorParts {
  /** Of the outermost error that has words; at most 500 characters, empty when the wallet gave none. */
  readonly message: string
  readonly rejected: boolean
}

/** Bytes, as a node passes on why a contract reverted. */
const BYTES = /^0x[0-9a-f]*$/i

/** Reads what a provider threw; it may be anything. */
export const readProviderError = (cause: unknown): ProviderError => {
  const parts = readErrorParts(cause)
  const message = parts.texts.find((text) => !BYTES.test(text)) ?? ''
  return { ...parts, code: parts.code ?? parts.codes[0], message, rejected: isRefusal(parts) }
}

/** An error as EIP-1193 and JSON-RPC write them, so that requests fail in one way whoever refuses. */
export const providerRpcError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** Whether the wallet shows another request already: by code, or in the words of wallets that give another one. */
export const isPending = ({ codes, texts }: ProviderError): boolean =>
  codes.includes(ERROR_CODES.pending) || texts.some((text) => /already (?:pending|processing)/i.test(text))

/** What a wallet's refusal to connect means (S8-09, S8-11). */
export const toConnectError = (cause: unknown, said = readProviderError(cause)): ConnectError => {
  if (said.rejected) return { _tag: 'ConnectionRejected' }
  return isPending(said) ? { _tag: 'RequestPending' } : { _tag: 'FailedToConnect', cause }
}

/** What a wallet's refusal of a request means. */
export const toRequestError = (
  cause: unknown,
  { code, message, rejected } = readProviderError(cause),
): RequestError => {
  if (rejected) return { _tag: 'RequestRejected', message, cause }
  return code === ERROR_CODES.disconnected ? { _tag: 'SessionGone' } : { _tag: 'RequestFailed', code, message, cause }
}

/** A refusal of our own in the form of a wallet's, so that requests fail in one way whoever refuses. */
export const requestFailed = (code: number, message: string): RequestError => ({
  _tag: 'RequestFailed',
  code,
  message,
  cause: providerRpcError(code, message),
})

/** EIP-1193's, EIP-1474's and JSON-RPC's, and the two of the pairing protocol. */
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

/** Whether a wallet cannot do what it was asked, by code or, as a Safe, in words only. */
export const isNotSupported = ({ code, message }: Pick<ProviderError, 'code' | 'message'>): boolean =>
  NOT_SUPPORTED.includes(code) || METHOD_NOT_SUPPORTED.test(message)
