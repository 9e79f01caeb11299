import type { PairingError } from '../../../domain/pairing/pairing.js'

/** A reason for closing a socket has 123 bytes at most (RFC 6455), and the SDK writes a sentence around it. */
const MAX_LETTERS = 400

const REFUSED = /code: 3000|unauthorized|jwt/i

/** The relay's own word, without the SDK's around it. */
const reasonIn = (text: string): string => {
  const [opens, closes] = [text.indexOf('('), text.lastIndexOf(')')]
  return (opens !== -1 && closes > opens ? text.slice(opens + 1, closes) : text).slice(0, 200)
}

/** As the public relay says it; `now` and the leeway are in seconds. A reason that is too long loses its end. */
const RELAY_TIME = /now \+ time_leeway: (\d{9,11})(?:, time_leeway: (\d{3}))?/i
/** What the public relay allows, in seconds. */
const RELAY_LEEWAY_S = 120

/** How far the clock of this device is ahead of the relay's, in ms; `undefined` where the relay does not say. */
const aheadBy = (reason: string, now: number): number | undefined => {
  const [, until, leeway] = RELAY_TIME.exec(reason) ?? []
  if (until === undefined) return undefined
  const ahead = now - (Number(until) - Number(leeway ?? RELAY_LEEWAY_S)) * 1_000
  return ahead > 0 ? ahead : undefined
}

/**
 * Why a relay let nobody in, by what the SDK throws. `now`: the clock of this device, in ms since 1970. How far that is
 * off is read in the reason itself: no page may read the `Date` of another origin's answer (CORS).
 */
export const readRefusal = (thrown: string, now: number): PairingError => {
  const text = thrown.slice(0, MAX_LETTERS)
  if (!REFUSED.test(text)) return { _tag: 'RelayUnreachable' }
  const reason = reasonIn(text)
  if (/not yet valid/i.test(reason)) return { _tag: 'ClockSkewed', reason, clock: 'Ahead', byMs: aheadBy(reason, now) }
  // A token is good for a day, and this one was just made.
  if (/token (?:is|has) expired/i.test(reason)) return { _tag: 'ClockSkewed', reason, clock: 'Behind', byMs: undefined }
  return { _tag: 'RelayRefused', reason }
}
