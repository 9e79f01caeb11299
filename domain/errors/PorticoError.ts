import type { DomainError } from './domainError.js'
import type { ErrorDescription } from './errorTable.js'

/** What a promise of the public API rejects with. `code` is stable; `cause` is the domain's own error. */
export class PorticoError extends Error {
  override readonly name = 'PorticoError'
  override readonly cause: DomainError
  readonly code: `PTC-${string}`
  /** Whether the same call may succeed when repeated. */
  readonly retryable: boolean
  /**
   * Where the error is explained: the anchor of its code in `docs/errors.md`, or in the page that the host names
   * instead.
   */
  readonly docs: string

  constructor(cause: DomainError, { code, message, retryable }: ErrorDescription, docs = 'docs/errors.md') {
    super(message)
    this.cause = cause
    this.code = code
    this.retryable = retryable
    this.docs = `${docs}#${code.toLowerCase()}`
  }
}
