import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import { browseProgress } from './browseProgress.js'
import type { CatalogueState } from './CatalogueState.js'
import type { DirectoryAnswer } from './DirectoryAnswer.js'

const withNew = (known: readonly WalletListing[], more: readonly WalletListing[]): readonly WalletListing[] => {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}

/** The state after a page of the directory was asked for. What was read stays, whatever the answer. */
export const foldPage = (state: CatalogueState, page: number, answer: DirectoryAnswer): CatalogueState => {
  if (answer._tag === 'Failed') return { ...state, progress: { _tag: 'Unavailable' } }
  const { wallets, count } = answer.page
  const listings = page === 1 ? wallets : withNew(state.browsed.listings, wallets)
  // Kept from an earlier visit: something to look at while the directory answers, and not counted as read.
  if (answer._tag === 'Cached') return page === 1 ? { ...state, browsed: { ...state.browsed, listings } } : state
  const browsed = { listings, pages: page, count }
  return { ...state, browsed, progress: browseProgress(browsed) }
}
