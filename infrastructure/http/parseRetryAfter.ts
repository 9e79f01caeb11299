/** A server may not silence a page for longer, in ms. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds or an HTTP date. In ms from `now` (ms since
 * the epoch), at most one hour; `undefined` when it says nothing that can be read.
 */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? ''
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS)
}
