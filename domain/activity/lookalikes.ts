import type { HistoryEntry } from './history.js'

/** Digits at each end that people compare, after the 0x. */
const COMPARED = 4

const endsOf = (address: string): string => `${address.slice(2, 2 + COMPARED)}…${address.slice(-COMPARED)}`

/**
 * The addresses in a history that begin and end as one does to which the account has sent something, or as the account
 * itself, and are another: whoever made them hopes to be paid in its place (S-07, X-09). In lower case.
 */
export const lookalikesIn = (entries: readonly HistoryEntry[], address: string): ReadonlySet<string> => {
  const self = address.toLowerCase()
  const trusted = new Set([
    self,
    ...entries.filter(({ from }) => from.toLowerCase() === self).map(({ to }) => to.toLowerCase()),
  ])
  const ends = new Set([...trusted].map(endsOf))
  const others = entries.flatMap(({ from, to }) => [from.toLowerCase(), to.toLowerCase()])
  return new Set(others.filter((other) => !trusted.has(other) && ends.has(endsOf(other))))
}
