import { formatMessage } from '../../domain/siwx/messageText.js'
import { mismatchOf } from '../../domain/siwx/checkMessage.js'
import { grantsUnsaid } from '../http/codecs/recapUri.js'
import type { SignInSession } from '../../domain/siwx/session.js'

/** Rejection of the built-in sessions: why a sign-in is invalid or could not be verified. */
export class SessionRejection extends Error {
  override readonly name = 'SessionRejection'
  /** A stable code. From a server: its own `code`, if it sent one. */
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The sign-in does not count: ${code}`, options)
    this.code = code
  }
}

/**
 * Fault of a session, before its signature is checked: it is for another page, its text differs from its fields (S-16),
 * or its statement omits grants (S-18). `undefined` without a fault.
 */
export const faultOf = ({ data, message }: SignInSession, origin: string): string | undefined => {
  const text = formatMessage(data)
  if (text._tag === 'Left' || text.right !== message) return 'Text'
  return mismatchOf(data, { origin }) ?? (grantsUnsaid(data) ? 'Recap' : undefined)
}
