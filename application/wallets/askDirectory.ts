import * as E from 'fp-ts/Either'
import { catchError, concat, defer, EMPTY, map, type Observable, of } from 'rxjs'
import { opensOn } from '../../domain/wallets/opensOn.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'
import type { DirectoryCache } from '../ports/DirectoryCache.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { DirectoryApi, DirectoryQuery } from '../ports/walletApi/DirectoryApi.js'
import { answersQuery } from './answersQuery.js'
import type { DirectoryAnswer } from './DirectoryAnswer.js'

/** Emits what an earlier visit kept, if anything, then what the directory says. Ends; never errors. */
export type AskDirectory = (query: DirectoryQuery) => Observable<DirectoryAnswer>

/** Searches are not kept: there is no end of them. */
const isKept = ({ search, certifiedOnly }: DirectoryQuery): boolean => search === '' && !certifiedOnly

export const makeAskDirectory = (deps: {
  readonly directoryApi: DirectoryApi
  readonly directoryCache: DirectoryCache
  readonly host: Pick<HostEnvironment, 'facts'>
}): AskDirectory => {
  const fitting = (query: DirectoryQuery, { wallets, count }: WalletPage): WalletPage => ({
    wallets: wallets.filter(answersQuery(query)).filter((wallet) => opensOn(deps.host.facts, wallet)),
    count,
  })
  return (query) =>
    concat(
      defer(() => {
        const kept = isKept(query) ? deps.directoryCache.read(query) : undefined
        return kept === undefined ? EMPTY : of<DirectoryAnswer>({ _tag: 'Cached', page: fitting(query, kept) })
      }),
      defer(deps.directoryApi.page(query)).pipe(
        map((answer): DirectoryAnswer => {
          if (E.isLeft(answer)) return { _tag: 'Failed', error: answer.left }
          if (isKept(query)) deps.directoryCache.write(query, answer.right)
          return { _tag: 'Fresh', page: fitting(query, answer.right), sent: answer.right.wallets.length }
        }),
        // An adapter of the host that breaks its contract is one that does not answer.
        catchError((cause: unknown) => of<DirectoryAnswer>({ _tag: 'Failed', error: { _tag: 'Unreachable', cause } })),
      ),
    )
}
