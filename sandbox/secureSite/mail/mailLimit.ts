import { SiteError } from '../frame/fields.js'

/** Default limit of mails to one address per window. */
const LETTERS = 3
const WINDOW_MS = 30_000

export interface MailLimit {
  /** Counts a mail; throws above the limit, with the real server's message. */
  readonly admit: (to: string) => void
  /** Refuses an address for this many seconds. */
  readonly limit: (to: string, seconds: number) => void
  readonly clear: () => void
}

export const makeMailLimit = (now: () => number): MailLimit => {
  const sentAt = new Map<string, readonly number[]>()
  const refusedUntil = new Map<string, number>()
  return {
    admit: (to) => {
      const key = to.toLowerCase()
      const recent = (sentAt.get(key) ?? []).filter((at) => now() - at < WINDOW_MS)
      const oldest = recent.length < LETTERS ? undefined : recent.at(-LETTERS)
      const until = Math.max(refusedUntil.get(key) ?? 0, oldest === undefined ? 0 : oldest + WINDOW_MS)
      if (until > now()) throw new SiteError(`Please try again after ${Math.ceil((until - now()) / 1000)} seconds`)
      sentAt.set(key, [...recent, now()])
    },
    limit: (to, seconds) => void refusedUntil.set(to.toLowerCase(), now() + seconds * 1000),
    clear: () => {
      sentAt.clear()
      refusedUntil.clear()
    },
  }
}
