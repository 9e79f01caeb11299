import type { PairingError } from '../../../domain/pairing/pairing.js'

/** A close reason has at most 123 bytes (RFC 6455), and the SDK wraps it in a sentence. */
const MAX_LETTERS = 400

const REFUSED = /code: 3000|unauthorized|jwt/i

/** The relay's text without the SDK's sentence around it. */
const reasonIn = (text: string): string => {
  const [opens, closes] = [text.indexOf('('), text.lastIndexOf(')')]
  return (opens !== -1 && closes > opens ? text.slice(opens + 1, closes) : text).slice(0, 200)
}

/** Wording of the public relay; `now` and the leeway are in seconds. Long reasons are truncated. */
const RELAY_TIME = /now \+ time_leeway: (\d{9,11})(?:, time_leeway: (\d{3}))?/i
/** Leeway of the public relay, in seconds. */
const RELAY_LEEWAY_S = 120

/** How far this device's clock is ahead of the relay's, in ms; `undefined` if the relay does not say. */
const aheadBy = (reason: string, now: number): number | undefined => {
  const [, until, leeway] = RELAY_TIME.exec(reason) ?? []
  if (until === undefined) return undefined
  const ahead = now - (Number(until) - Number(leeway ?? RELAY_LEEWAY_S)) * 1_000
  return ahead > 0 ? ahead : undefined
}

/**
 * Maps the SDK's error to why a relay refused. `now`: this device's clock, in ms since 1970. The clock difference is
 * read from the reason: a page cannot read the `Date` header of another origin (CORS).
 */
export const readRefusal = (thrown: string, now: number): PairingError => {
  const text = thrown.slice(0, MAX_LETTERS)
  if (!REFUSED.test(text)) return { _tag: 'RelayUnreachable' }
  const reason = reasonIn(text)
  if (/not yet valid/i.test(reason)) return { _tag: 'ClockSkewed', reason, clock: 'Ahead', byMs: aheadBy(reason, now) }
  // The token was just created and is valid for a day, so the clock is behind.
  if (/token (?:is|has) expired/i.test(reason)) return { _tag: 'ClockSkewed', reason, clock: 'Behind', byMs: undefined }
  return { _tag: 'RelayRefused', reason }
}
