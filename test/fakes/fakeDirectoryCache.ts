import type { DirectoryCache } from '../../application/ports/storage.js'
import type { DirectoryQuery } from '../../application/ports/walletApi.js'
import { directoryKey } from '../../infrastructure/storage/directoryCache.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'

/** Keeps the first page of each list for the life of a test. */
export const fakeDirectoryCache = (
  initial: readonly (readonly [DirectoryQuery, WalletPage])[] = [],
): DirectoryCache => {
  const kept = new Map(initial.map(([query, page]) => [directoryKey(query), page]))
  return {
    read: (query) => kept.get(directoryKey(query)),
    write: (query, page) => {
      if (query.page === 1) kept.set(directoryKey(query), page)
    },
  }
}
