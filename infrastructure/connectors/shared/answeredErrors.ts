import { readField } from '../../shared/safeRead.js'
import { readProviderError } from './providerErrors.js'

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== 0

/**
 * Whether a wallet answered what EIP-1193 has it throw: an error, an envelope with one in it, or a refusal in words. An
 * envelope says `error: null`, or a code 0, of what went well.
 */
export const isErrorAnswer = (answer: unknown): boolean =>
  answer instanceof Error ||
  ['error', 'code'].some((key) => isSaid(readField(answer, key))) ||
  readProviderError(answer).rejected
