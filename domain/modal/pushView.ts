import { currentView } from './currentView.js'
import type { History } from './History.js'
import type { View } from './View.js'
import { viewKey } from './viewKey.js'

/** Goes on to a view; nothing changes when it is the current one. */
export const pushView = (history: History, view: View): History =>
  viewKey(currentView(history)) === viewKey(view) ? history : [...history, view]
