import { readField } from '../shared/readField.js'
import { readProviderError } from './readProviderError.js'

/** EIP-3326: "the chain has not been added to the wallet". */
const UNRECOGNIZED_CHAIN = 4902
const UNRECOGNIZED_TEXT = /\b4902\b|unrecogni[sz]ed chain|wallet_addEthereumChain/i

/**
 * Whether a refusal to switch means that the chain must be added first. Wallets say it by code, by the code of
 * an inner error (under -32603, where a relay lies between), or in words only.
 */
export const isUnknownChain = (cause: unknown): boolean => {
  const { code, message, rejected } = readProviderError(cause)
  const inner = readField(readField(readField(cause, 'data'), 'originalError'), 'code')
  return !rejected && (code === UNRECOGNIZED_CHAIN || inner === UNRECOGNIZED_CHAIN || UNRECOGNIZED_TEXT.test(message))
}
