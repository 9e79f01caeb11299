import { formatMessage } from '../../domain/siwx/messageText.js'
import { mismatchOf } from '../../domain/siwx/checkMessage.js'
import { grantsUnsaid } from '../http/codecs/recapUri.js'
import type { SignInSession } from '../../domain/siwx/session.js'

/** With what ready sessions reject: why a sign-in does not count, or why nobody can tell. */
export class SessionRejection extends Error {
  override readonly name = 'SessionRejection'
  /** Does not change its meaning. Of a server: its own `code`, where it gave one. */
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The sign-in does not count: ${code}`, options)
    this.code = code
  }
}

/**
 * What is wrong with a session before anybody looks at its signature: it is for another page, its text says something
 * else than its fields (S-16), or it grants what its statement does not say (S-18). `undefined` where nothing is.
 */
export const faultOf = ({ data, message }: SignInSession, origin: string): string | undefined => {
  const text = formatMessage(data)
  if (text._tag === 'Left' || text.right !== message) return 'Text'
  return mismatchOf(data, { origin }) ?? (grantsUnsaid(data) ? 'Recap' : undefined)
}
