import { combineLatest, map, type Observable, of, scan, startWith } from 'rxjs'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { AskDirectory } from './askDirectory.js'
import type { DirectoryAnswer } from './DirectoryAnswer.js'
import type { DirectoryScope } from './DirectoryScope.js'
import type { FirstWallets } from './FirstWallets.js'
import { withFirstAnswers } from './withFirstAnswers.js'

/** S9-14. */
const RECOMMENDED_ENTRIES = 4

const byOrder = (ids: readonly string[], wallets: readonly WalletListing[]): readonly WalletListing[] =>
  [...wallets].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

/**
 * Asks for what Connect shows, and for nothing else (U-57); nothing is asked for a list the host left empty. Recommended wallets
 * stand below the featured ones, and so are not told of before them. `before` stays where the directory does not answer.
 */
export const askFirstWallets = (
  ask: AskDirectory,
  scope: DirectoryScope,
  before: FirstWallets,
): Observable<FirstWallets> => {
  const { include, exclude, chains } = scope
  const common = { page: 1, search: '', certifiedOnly: false }
  const byIds = (ids: readonly string[]): Observable<DirectoryAnswer | 'Unasked'> =>
    ids.length === 0 ? of('Unasked') : ask({ ...common, entries: ids.length, include: ids, exclude: [], chains: [] })
  const wanted = scope.featured.filter((id) => !exclude.includes(id))
  const recommended = ask({
    ...common,
    entries: RECOMMENDED_ENTRIES,
    include,
    exclude: [...exclude, ...wanted],
    chains,
  })
  return combineLatest({
    featured: byIds(wanted),
    recommended: recommended.pipe(startWith(undefined)),
    excluded: byIds(exclude).pipe(startWith(undefined)),
  }).pipe(
    scan(withFirstAnswers, before),
    map((first) => ({ ...first, featured: byOrder(wanted, first.featured) })),
  )
}
