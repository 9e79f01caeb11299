import { readField } from '../shared/readField.js'

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
