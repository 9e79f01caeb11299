import type { View } from './View.js'

/** Two views with one key are the same place; pushing the second changes nothing. */
export const viewKey = (view: View): string => {
  const place = 'namespace' in view ? `${view.namespace}:${view.name}` : view.name
  if ('walletId' in view) return `${place}:${view.walletId}`
  return 'networkId' in view ? `${place}:${view.networkId}` : place
}
