import { EMPTY, map, merge, type Observable, scan } from 'rxjs'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'
import type { AskDirectory } from './askDirectory.js'
import type { DirectoryAnswer } from './DirectoryAnswer.js'
import type { DirectoryScope } from './DirectoryScope.js'

/** S9-14. */
const RECOMMENDED_ENTRIES = 4

const byOrder = (ids: readonly string[], { wallets }: WalletPage): readonly WalletListing[] =>
  [...wallets].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

/** The few wallets of the directory that Connect shows. */
export interface FirstWallets {
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** Listings asked for only to know excluded wallets that are installed. */
  readonly excluded: readonly WalletListing[]
  readonly count: number
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable'
}

export const NO_FIRST_WALLETS: FirstWallets = { featured: [], recommended: [], excluded: [], count: 0, directory: 'Loading' }

type Part = 'featured' | 'recommended' | 'excluded'

/** Asks for what Connect shows, and for nothing else (U-57); nothing is asked for a list the host left empty. */
export const firstWallets = (ask: AskDirectory, scope: DirectoryScope): Observable<FirstWallets> => {
  const common = { page: 1, search: '', certifiedOnly: false }
  const byIds = (ids: readonly string[]): Observable<DirectoryAnswer> =>
    ids.length === 0 ? EMPTY : ask({ ...common, entries: ids.length, include: ids, exclude: [], chains: [] })
  const recommended = ask({ ...common, entries: RECOMMENDED_ENTRIES, include: scope.include, exclude: [...scope.exclude, ...scope.featured], chains: scope.chains })
  const named = (part: Part) => (answer: DirectoryAnswer) => ({ part, answer })
  return merge(
    byIds(scope.featured).pipe(map(named('featured'))),
    recommended.pipe(map(named('recommended'))),
    byIds(scope.exclude).pipe(map(named('excluded'))),
  ).pipe(
    scan((known, { part, answer }): FirstWallets => {
      if (answer._tag === 'Failed') return part === 'recommended' ? { ...known, directory: 'Unavailable' } : known
      const wallets = part === 'featured' ? byOrder(scope.featured, answer.page) : answer.page.wallets
      const more = part === 'recommended' ? { count: answer.page.count, directory: answer._tag === 'Fresh' ? ('Loaded' as const) : known.directory } : {}
      return { ...known, [part]: wallets, ...more }
    }, NO_FIRST_WALLETS),
  )
}
