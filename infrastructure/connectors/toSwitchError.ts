import type { SwitchError } from '../../domain/network/SwitchError.js'
import { readProviderError } from './readProviderError.js'

const RESOURCE_UNAVAILABLE = -32002
/** EIP-1193 "unauthorized" and "unsupported method", and JSON-RPC's "method not found" from wallets that know neither. */
const NOT_SUPPORTED: readonly (number | undefined)[] = [4100, 4200, -32601]

/** What a wallet's refusal to move means (U-37). */
export const toSwitchError = (cause: unknown): SwitchError => {
  const { code, message, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'SwitchRejected' }
  if (code === RESOURCE_UNAVAILABLE) return { _tag: 'SwitchPending' }
  return NOT_SUPPORTED.includes(code) ? { _tag: 'SwitchNotSupported' } : { _tag: 'SwitchFailed', code, message, cause }
}
