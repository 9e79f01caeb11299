import { viewRow } from './viewTable.js'
import { currentView, type View, type ViewHistory, type ViewName, type ViewOf } from './view.js'

/** Two views with one key are the same place: same name, same parameters. Pushing the second changes nothing. */
export const viewKey = <Name extends ViewName>(view: ViewOf<Name>): string =>
  JSON.stringify(view, Object.keys(view).sort())

export interface OpeningContext {
  readonly requested: View | undefined
  /** Whether a wallet is connected, or being restored, on the active namespace. */
  readonly expected: boolean
  /** Whether a wallet is connected on the active namespace. */
  readonly connected: boolean
  /**
   * No wallet is connected, and only pairing can connect one: there is no adapter, or the host drives pairing itself.
   */
  readonly pairingOnly: boolean
  readonly mobile: boolean
}

/** The view that the modal opens with: opening rules 2 to 5, in order (S2-22 to S2-25). */
export const openingView = ({ requested, expected, connected, pairingOnly, mobile }: OpeningContext): View => {
  if (pairingOnly) return mobile ? { name: 'AllWallets' } : { name: 'ConnectingWalletConnectBasic' }
  if (requested !== undefined && (expected || viewRow(requested.name).needs !== 'Wallet')) return requested
  return connected ? { name: 'Account' } : { name: 'Connect' }
}

/**
 * Pushes a view; changes nothing if it is the current one. If the visitor chooses another wallet in a list while a view
 * waits for one, the new view replaces the waiting one: back leads to the list.
 */
export const pushView = (history: ViewHistory, view: View): ViewHistory => {
  const waiting = (each: View): number => viewRow(each.name).waits ?? 0
  if (viewKey(currentView(history)) === viewKey(view)) return history
  const isInstead = waiting(view) > 0 && waiting(currentView(history)) > 1
  const list = isInstead ? history.findLastIndex((each) => waiting(each) === 0) : history.length
  return [...history.slice(0, list + 1), view]
}

/** Replaces the current view. */
export const replaceView = (history: ViewHistory, view: View): ViewHistory => [...history.slice(0, -1), view]

/** Where going back leads: out of the modal, or to an earlier view. */
export type GoBack = { readonly _tag: 'Close' } | { readonly _tag: 'To'; readonly history: ViewHistory }

/**
 * A single entry closes (S2-26). Back to Connect while connected shows Account instead (S2-27), and vice versa. Views
 * named in `past` are obsolete and skipped.
 */
export const goBack = (history: ViewHistory, connected: boolean, past: readonly View['name'][] = []): GoBack => {
  const before = history.slice(0, -1)
  const earlier = before.slice(0, before.findLastIndex(({ name }) => !past.includes(name)) + 1)
  const top = earlier.at(-1)
  if (top === undefined) return { _tag: 'Close' }
  const isHome = top.name === 'Account' || (top.name === 'Connect' && top.namespace === undefined)
  const shown: View = isHome ? { name: connected ? 'Account' : 'Connect' } : top
  return { _tag: 'To', history: [...earlier.slice(0, -1), shown] }
}
