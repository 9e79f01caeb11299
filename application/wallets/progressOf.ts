import type { CatalogueProgress } from '../../domain/wallets/WalletCatalogue.js'
import type { CatalogueState } from './CatalogueState.js'
import { questionOf } from './questionOf.js'

/** How far the answer to what is looked for has come, `shown` being the number of rows. */
export const progressOf = (state: CatalogueState, shown: number): CatalogueProgress => {
  const { key } = questionOf(state)
  const found = state.found.get(key)
  const asking = state.asking === key
  if (state.failed.has(key) && !asking) return { _tag: 'Unavailable' }
  if (found === undefined) return { _tag: asking || state.looking ? 'Loading' : 'Idle' }
  // Nothing is to come, so what is shown is all: the server also counts what is of no use here, and not what it does not list.
  if (found.complete) return { _tag: 'Complete', count: shown }
  return { _tag: asking ? 'LoadingMore' : 'Partial', count: Math.max(found.count, shown) }
}
