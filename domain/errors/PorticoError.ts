import type { DomainError } from './DomainError.js'
import type { ErrorDescription } from './ErrorDescription.js'

/** What a promise of the public API rejects with. `code` is stable; `cause` is the domain's own error. */
export class PorticoError extends Error {
  override readonly name = 'PorticoError'
  override readonly cause: DomainError
  readonly code: `PTC-${string}`
  /** Whether the same call may succeed when it is made again. */
  readonly retryable: boolean
  /** Anchor in `docs/errors.md`. */
  readonly docs: string

  constructor(cause: DomainError, { code, message, retryable }: ErrorDescription) {
    super(message)
    this.cause = cause
    this.code = code
    this.retryable = retryable
    this.docs = `docs/errors.md#${code.toLowerCase()}`
  }
}
