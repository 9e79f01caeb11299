import type { Alert } from '../notify/alert.js'

/** The alert for a relay's refusal, by the relay's text (S8-46 to S8-48); `undefined` for other texts. */
export const relayRefusalAlert = (reason: string, origin: string): Alert | undefined => {
  if (/origin not allowed/i.test(reason)) return { _tag: 'OriginNotAllowed', origin }
  if (/JWT validation error|JWT Token is not yet valid/i.test(reason)) return { _tag: 'SessionExpired' }
  return /invalid key/i.test(reason) ? { _tag: 'InvalidProjectId' } : undefined
}
