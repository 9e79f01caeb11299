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
  /** In the order in which they are to be shown. */
  readonly featured: readonly string[]
  readonly custom: readonly CustomWallet[]
  readonly order: readonly WalletSection[]
  /** Ways to connect that come first. */
  readonly methods: readonly ConnectMethod[]
  readonly chains: readonly CaipNetworkId[]
}

/** An answer to a question to the directory. */
export type DirectoryAnswer =
  /** From an earlier visit; the directory is being asked again. */
  | { readonly _tag: 'Cached'; readonly page: WalletPage }
  /**
   * `page` holds and counts what is of use here; `sent` is how many entries the server sent, and `matches` how many it
   * says there are.
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

/** These wallets of a page. What the server sent and is not listed is not counted either. */
const listedOf = (
  { wallets, count, sent = wallets.length }: WalletPage,
  listed: WalletPage['wallets'],
): WalletPage => ({
  wallets: listed,
  count: Math.max(listed.length, count - (sent - listed.length)),
})

/** Emits what an earlier visit kept, if anything, then what the directory says. Ends; never errors. */
export type AskDirectory = (query: DirectoryQuery) => Observable<DirectoryAnswer>

/** Searches are not kept: there is no end of them. */
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
        // An adapter of the host that breaks its contract is one that does not answer.
        catchError((cause: unknown) => of<DirectoryAnswer>({ _tag: 'Failed', error: { _tag: 'Unreachable', cause } })),
      ),
    )
}
