import type { ConnectError } from '../../domain/connect/ConnectError.js'
import { readProviderError } from './readProviderError.js'

const RESOURCE_UNAVAILABLE = -32002

/** What a wallet's refusal to connect means (S8-09, S8-11). */
export const toConnectError = (cause: unknown): ConnectError => {
  const { code, rejected } = readProviderError(cause)
  if (rejected) return { _tag: 'ConnectionRejected' }
  return code === RESOURCE_UNAVAILABLE ? { _tag: 'RequestPending' } : { _tag: 'FailedToConnect', cause }
}
