import type { RequestError } from '../../domain/connect/RequestError.js'
import { readProviderError } from './readProviderError.js'

/** EIP-1193: the wallet is connected to nothing any more. */
const DISCONNECTED = 4900

/** What a wallet's refusal of a request means. */
export const toRequestError = (cause: unknown): RequestError => {
  const { code, message, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'RequestRejected' }
  return code === DISCONNECTED ? { _tag: 'SessionGone' } : { _tag: 'RequestFailed', code, message, cause }
}
