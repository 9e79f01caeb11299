import { viewRow } from './viewTable.js'
import { currentView, type View, type ViewHistory, type ViewName, type ViewOf } from './view.js'

/** Two views with one key are the same place: one name, and the same parameters. Pushing the second changes nothing. */
export const viewKey = <Name extends ViewName>(view: ViewOf<Name>): string =>
  JSON.stringify(view, Object.keys(view).sort())

export interface OpeningContext {
  readonly requested: View | undefined
  /** Whether a wallet is connected on the active namespace, or coming back there. */
  readonly expected: boolean
  /** Whether a wallet is connected on the active namespace. */
  readonly connected: boolean
  /** Nobody is connected, and no adapter can connect anything, or the host drives pairing itself. */
  readonly pairingOnly: boolean
  readonly mobile: boolean
}

/** The view the modal opens on: opening rules 2 to 5, in their order (S2-22 to S2-25). */
export const openingView = ({ requested, expected, connected, pairingOnly, mobile }: OpeningContext): View => {
  if (pairingOnly) return mobile ? { name: 'AllWallets' } : { name: 'ConnectingWalletConnectBasic' }
  if (requested !== undefined && (expected || viewRow(requested.name).needs !== 'Wallet')) return requested
  return connected ? { name: 'Account' } : { name: 'Connect' }
}

/**
 * Goes on to a view; nothing changes when it is the current one. Another wallet, chosen in a list beside the view that
 * waits for one, takes the place of that: back leads to the list.
 */
export const pushView = (history: ViewHistory, view: View): ViewHistory => {
  const waiting = (each: View): number => viewRow(each.name).waits ?? 0
  if (viewKey(currentView(history)) === viewKey(view)) return history
  const isInstead = waiting(view) > 0 && waiting(currentView(history)) > 1
  const list = isInstead ? history.findLastIndex((each) => waiting(each) === 0) : history.length
  return [...history.slice(0, list + 1), view]
}

/** Puts a view in the place of the current one. */
export const replaceView = (history: ViewHistory, view: View): ViewHistory => [...history.slice(0, -1), view]

/** Where going back leads: out of the modal, or to an earlier view. */
export type GoBack = { readonly _tag: 'Close' } | { readonly _tag: 'To'; readonly history: ViewHistory }

/**
 * A single entry closes (S2-26); back at Connect while connected shows Account instead (S2-27), and the other way
 * round. Views named in `past` have nothing more to say, and are skipped.
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
