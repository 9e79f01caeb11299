import type { ConnectMethod } from '../../domain/config/options.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import {
  type CustomWallet,
  dedupeListings,
  opensInPage,
  supportsChains,
  type WalletListing,
  type WalletPage,
} from '../../domain/wallets/walletListing.js'
import type { WalletSection } from '../../domain/wallets/walletRow.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { DirectoryApi, DirectoryQuery } from '../ports/walletApi.js'
import * as E from 'fp-ts/Either'
import { catchError, concat, defer, EMPTY, map, type Observable, of } from 'rxjs'
import type { DirectoryCache } from '../ports/storage.js'
import type { HostEnvironment } from '../ports/platform.js'

/** The host's options for the wallet lists. Ids are the directory's. */
export interface DirectoryScope {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** In the order of display. */
  readonly featured: readonly string[]
  readonly custom: readonly CustomWallet[]
  readonly order: readonly WalletSection[]
  /** Ways to connect that come first. */
  readonly methods: readonly ConnectMethod[]
  readonly chains: readonly CaipNetworkId[]
}

/** An answer of the directory to a query. */
export type DirectoryAnswer =
  /** From an earlier visit; the directory is being asked again. */
  | { readonly _tag: 'Cached'; readonly page: WalletPage }
  /**
   * `page` contains and counts the usable wallets; `sent`: number of entries the server sent; `matches`: total that the
   * server reports.
   */
  | { readonly _tag: 'Fresh'; readonly page: WalletPage; readonly sent: number; readonly matches: number }
  | { readonly _tag: 'Failed'; readonly error: RemoteError }

/** Whether a wallet matches the query, in case a server ignores a filter. Name search is left to the server. */
const matchesQuery =
  ({ include, exclude, chains, certifiedOnly }: DirectoryQuery) =>
  (listing: WalletListing): boolean =>
    !exclude.includes(listing.id) &&
    (include.length === 0 || include.includes(listing.id)) &&
    (listing.certified || !certifiedOnly) &&
    supportsChains(chains, listing)

/** Reduces a page to the listed wallets; entries that were sent and are not listed are subtracted from the count. */
const listedOf = (
  { wallets, count, sent = wallets.length }: WalletPage,
  listed: WalletPage['wallets'],
): WalletPage => ({
  wallets: listed,
  count: Math.max(listed.length, count - (sent - listed.length)),
})

/** Emits the cached answer of an earlier visit, if any, then the directory's. Completes; never errors. */
export type AskDirectory = (query: DirectoryQuery) => Observable<DirectoryAnswer>

/** Searches are not cached, because their number is unlimited. */
const isKept = ({ search, certifiedOnly }: DirectoryQuery): boolean => search === '' && !certifiedOnly

export const makeAskDirectory = (deps: {
  readonly directoryApi: DirectoryApi
  readonly directoryCache: DirectoryCache
  readonly host: Pick<HostEnvironment, 'facts'>
}): AskDirectory => {
  const fitting = (query: DirectoryQuery, page: WalletPage): WalletPage =>
    listedOf(
      page,
      dedupeListings(page.wallets)
        .filter(matchesQuery(query))
        .filter((wallet) => opensInPage(deps.host.facts, wallet)),
    )
  return (query) =>
    concat(
      defer(() => {
        const kept = isKept(query) ? deps.directoryCache.read(query) : undefined
        return kept === undefined ? EMPTY : of<DirectoryAnswer>({ _tag: 'Cached', page: fitting(query, kept) })
      }),
      defer(deps.directoryApi.page(query)).pipe(
        map((answer): DirectoryAnswer => {
          if (E.isLeft(answer)) return { _tag: 'Failed', error: answer.left }
          const { wallets, count, sent = wallets.length } = answer.right
          if (isKept(query)) deps.directoryCache.write(query, listedOf(answer.right, wallets))
          return { _tag: 'Fresh', page: fitting(query, answer.right), sent, matches: count }
        }),
        // A host's own adapter may break its contract; that counts as unreachable.
        catchError((cause: unknown) => of<DirectoryAnswer>({ _tag: 'Failed', error: { _tag: 'Unreachable', cause } })),
      ),
    )
}
