import type { Alert } from '../notify/Alert.js'

/** What a relay's refusal means for the developer of the host, by the relay's own words (S8-46 to S8-48); `undefined` for other words. */
export const alertOfRefusal = (reason: string, origin: string): Alert | undefined => {
  if (/origin not allowed/i.test(reason)) return { _tag: 'OriginNotAllowed', origin }
  if (/JWT validation error|JWT Token is not yet valid/i.test(reason)) return { _tag: 'SessionExpired' }
  return /invalid key/i.test(reason) ? { _tag: 'InvalidProjectId' } : undefined
}
