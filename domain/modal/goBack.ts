import type { History } from './History.js'
import type { View } from './View.js'

/** Where going back leads: out of the modal, or to an earlier view. */
export type GoBack = { readonly _tag: 'Close' } | { readonly _tag: 'To'; readonly history: History }

/** A single entry closes (S2-26); back at Connect while connected shows Account instead (S2-27). */
export const goBack = (history: History, connected: boolean): GoBack => {
  const earlier = history.slice(0, -1)
  const top = earlier.at(-1)
  if (top === undefined) return { _tag: 'Close' }
  const shown: View = connected && top.name === 'Connect' ? { name: 'Account' } : top
  return { _tag: 'To', history: [...earlier.slice(0, -1), shown] }
}
