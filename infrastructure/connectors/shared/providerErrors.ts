import { readField } from '../../shared/safeRead.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'

const MAX_MESSAGE_LENGTH = 500

export interface ProviderError {
  /** EIP-1193's or JSON-RPC's. */
  readonly code: number | undefined
  /** At most 500 characters; empty when the wallet gave none. */
  readonly message: string
  readonly rejected: boolean
}

/** EIP-1193's refusal, and the pairing protocol's two. */
const REJECTED_CODES: readonly unknown[] = [4001, 5000, 5002]
const REJECTED_TEXT = /user (?:rejected|cancelled|canceled)/i

/** Reads what a provider threw; it may be anything. */
export const readProviderError = (cause: unknown): ProviderError => {
  const code = readField(cause, 'code')
  const text = typeof cause === 'string' ? cause : readField(cause, 'message')
  const message = typeof text === 'string' ? text.slice(0, MAX_MESSAGE_LENGTH) : ''
  return {
    code: typeof code === 'number' && Number.isFinite(code) ? code : undefined,
    message,
    rejected: REJECTED_CODES.includes(code) || REJECTED_TEXT.test(message),
  }
}

/** An error as EIP-1193 and JSON-RPC write them, so that requests fail in one way whoever refuses. */
export const providerRpcError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

const CONNECT_PENDING = -32002

/** What a wallet's refusal to connect means (S8-09, S8-11). */
export const toConnectError = (cause: unknown): ConnectError => {
  const { code, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'ConnectionRejected' }
  return code === CONNECT_PENDING ? { _tag: 'RequestPending' } : { _tag: 'FailedToConnect', cause }
}

/** EIP-1193: the wallet is connected to nothing any more. */
const DISCONNECTED = 4900

/** What a wallet's refusal of a request means. */
export const toRequestError = (cause: unknown): RequestError => {
  const { code, message, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'RequestRejected' }
  return code === DISCONNECTED ? { _tag: 'SessionGone' } : { _tag: 'RequestFailed', code, message, cause }
}

const SWITCH_PENDING = -32002
/** EIP-1193 "unauthorized" and "unsupported method", and JSON-RPC's "method not found" from wallets that know neither. */
const NOT_SUPPORTED: readonly (number | undefined)[] = [4100, 4200, -32601]

/** What a wallet's refusal to move means (U-37). */
export const toSwitchError = (cause: unknown): SwitchError => {
  const { code, message, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'SwitchRejected' }
  if (code === SWITCH_PENDING) return { _tag: 'SwitchPending' }
  return NOT_SUPPORTED.includes(code) ? { _tag: 'SwitchNotSupported' } : { _tag: 'SwitchFailed', code, message, cause }
}
