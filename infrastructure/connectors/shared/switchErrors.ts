import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { readField } from '../../shared/safeRead.js'
import { ERROR_CODES, isNotSupported, type ProviderError, readProviderError } from './providerErrors.js'

const UNKNOWN_CHAIN_TEXT = /\b4902\b|unrecogni[sz]ed chain|wallet_addEthereumChain/i

/**
 * Whether a refusal to switch means that the chain must be added first. Wallets say it by code, by the code of
 * an inner error (under -32603, where a relay lies between), or in words only.
 */
const isUnknownChain = (cause: unknown, { code, message }: ProviderError): boolean => {
  const inner = readField(readField(readField(cause, 'data'), 'originalError'), 'code')
  return [code, inner].includes(ERROR_CODES.unknownChain) || UNKNOWN_CHAIN_TEXT.test(message)
}

/** What a wallet's refusal to move to a network means (U-37). */
export const toSwitchError = (
  cause: unknown,
  networkId: CaipNetworkId,
  error = readProviderError(cause),
): SwitchError => {
  const { code, message, rejected } = error
  if (rejected) return { _tag: 'SwitchRejected' }
  if (isUnknownChain(cause, error)) return { _tag: 'ChainNotAdded', networkId }
  if (code === ERROR_CODES.pending) return { _tag: 'SwitchPending' }
  return isNotSupported(error) ? { _tag: 'SwitchNotSupported' } : { _tag: 'SwitchFailed', code, message, cause }
}

/** The same of a request whose refusal was read already. */
export const requestToSwitchError = (error: RequestError, networkId: CaipNetworkId): SwitchError => {
  if (error._tag === 'RequestRejected') return { _tag: 'SwitchRejected' }
  return error._tag === 'RequestFailed'
    ? toSwitchError(error.cause, networkId)
    : { _tag: 'SwitchFailed', code: ERROR_CODES.disconnected, message: 'There is no session.', cause: error }
}
