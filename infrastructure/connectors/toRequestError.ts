import type { RequestError } from '../../domain/connect/RequestError.js'
import { readProviderError } from './readProviderError.js'

/** What a wallet's refusal of a request means. */
export const toRequestError = (cause: unknown): RequestError => {
  const { code, message, rejected } = readProviderError(cause)
  return rejected ? { _tag: 'RequestRejected' } : { _tag: 'RequestFailed', code, message, cause }
}
