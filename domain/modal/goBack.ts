import type { History } from './History.js'
import type { View } from './View.js'

/** Where going back leads: out of the modal, or to an earlier view. */
export type GoBack = { readonly _tag: 'Close' } | { readonly _tag: 'To'; readonly history: History }

/**
 * A single entry closes (S2-26); back at Connect while connected shows Account instead (S2-27), and the other way
 * round. Views named in `past` have nothing more to say, and are skipped.
 */
export const goBack = (history: History, connected: boolean, past: readonly View['name'][] = []): GoBack => {
  const before = history.slice(0, -1)
  const earlier = before.slice(0, before.findLastIndex(({ name }) => !past.includes(name)) + 1)
  const top = earlier.at(-1)
  if (top === undefined) return { _tag: 'Close' }
  const isHome = top.name === 'Account' || (top.name === 'Connect' && top.namespace === undefined)
  const shown: View = isHome ? { name: connected ? 'Account' : 'Connect' } : top
  return { _tag: 'To', history: [...earlier.slice(0, -1), shown] }
}
