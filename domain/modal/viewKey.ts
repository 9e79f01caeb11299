import type { View } from './View.js'

/** Two views with one key are the same place; pushing the second changes nothing. */
export const viewKey = (view: View): string => {
  if ('walletId' in view) return `${view.name}:${view.walletId}`
  return 'networkId' in view ? `${view.name}:${view.networkId}` : view.name
}
