import type { History } from './History.js'
import type { View } from './View.js'

/** The view on screen: the last of the history. */
export const currentView = (history: History): View => history[history.length - 1] ?? { name: 'Connect' }
