import type { History } from './History.js'
import type { View } from './View.js'

/** Puts a view in the place of the current one. */
export const replaceView = (history: History, view: View): History => [...history.slice(0, -1), view]
