import type { View } from './View.js'

/** Two views with one key are the same place; pushing the second changes nothing. */
export const viewKey = (view: View): string =>
  view.name === 'ConnectingExternal' ? `${view.name}:${view.walletId}` : view.name
