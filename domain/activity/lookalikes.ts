import type { HistoryEntry } from './history.js'

/** Digits that people compare at each end, after the `0x`. */
const COMPARED = 4

const endsOf = (address: string): string => `${address.slice(2, 2 + COMPARED)}…${address.slice(-COMPARED)}`

/**
 * Addresses in a history that begin and end like the account's own, or like one it has sent to, but differ: their
 * makers hope to be paid by mistake (S-07, X-09). In lower case.
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
