import { readField } from '../../shared/safeRead.js'
import { readProviderError } from './providerErrors.js'

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== 0

/**
 * Whether a wallet returned an error that EIP-1193 would throw: an `Error`, an object with an error inside, or a
 * refusal in words. `error: null` and code 0 mean success.
 */
export const isErrorAnswer = (answer: unknown): boolean =>
  answer instanceof Error ||
  ['error', 'code'].some((key) => isSaid(readField(answer, key))) ||
  readProviderError(answer).rejected
