import type { RpcFailure } from '../../../application/api/providers.js'
import type { DomainError } from '../../../domain/errors/domainError.js'
import type { ErrorDescription } from '../../../domain/errors/errorTable.js'
import { ERROR_CODES } from '../../connectors/shared/providerErrors.js'
import { readField } from '../../shared/safeRead.js'

/** EIP-1193 codes of errors; all others are JSON-RPC internal errors. */
const CODES: Readonly<Partial<Record<DomainError['_tag'], number>>> = {
  ModalClosed: ERROR_CODES.rejected,
  NotConnected: ERROR_CODES.unauthorized,
  ConnectionChanged: ERROR_CODES.disconnected,
  SessionGone: ERROR_CODES.disconnected,
  // May already have been executed: viem retries internal errors.
  RequestOutcomeUnknown: ERROR_CODES.disconnected,
  RequestTimedOut: ERROR_CODES.disconnected,
  Destroyed: ERROR_CODES.disconnected,
  RpcNotAllowed: ERROR_CODES.unsupportedMethod,
  NotConfigured: ERROR_CODES.chainDisconnected,
  TooManyRequests: ERROR_CODES.limitExceeded,
}

/**
 * Maps an error to EIP-1193. Errors of a wallet or node keep code, message and data, from which viem and ethers decode
 * revert reasons; for all others, `data` holds our code.
 */
export const toRpcFailure = async (
  error: DomainError,
  describe: (error: DomainError) => Promise<ErrorDescription>,
): Promise<RpcFailure> => {
  if (error._tag === 'RequestFailed' && error.cause !== undefined) {
    const data = readField(error.cause, 'data')
    return { code: error.code ?? ERROR_CODES.internal, message: error.message, ...(data !== undefined && { data }) }
  }
  const { code: portico, message } = await describe(error)
  if (error._tag === 'RequestRejected')
    return {
      code: ERROR_CODES.rejected,
      message: error.message || message,
      data: readField(error.cause, 'data') ?? { portico },
    }
  const code = error._tag === 'RequestFailed' ? error.code : CODES[error._tag]
  return { code: code ?? ERROR_CODES.internal, message, data: { portico } }
}
