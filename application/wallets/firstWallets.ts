import type { WalletList } from '../../domain/wallets/walletList.js'
import { sharesNamespace, type WalletListing } from '../../domain/wallets/walletListing.js'
import type { AskDirectory, DirectoryAnswer, DirectoryScope } from './directory.js'
import { combineLatest, map, type Observable, of, scan, startWith } from 'rxjs'

/** The few wallets that are requested from the directory at the start. */
export interface FirstWallets {
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** Listings requested only to recognise installed wallets; may include excluded ones. */
  readonly known: readonly WalletListing[]
  /** Number of wallets in the directory, as far as known. */
  readonly count: number
  /** The cached answer of an earlier visit counts as loaded. */
  readonly directory: WalletList['directory']
}

/** The directory's answer to each question; `undefined` while it is pending, `Unasked` if there is nothing to ask. */
type FirstAnswers = Readonly<Record<'featured' | 'recommended' | 'known', DirectoryAnswer | 'Unasked' | undefined>>

const directoryStatus = ({ featured, recommended }: FirstAnswers): FirstWallets['directory'] => {
  const answers = [featured, recommended]
  if (answers.includes(undefined)) return 'Loading'
  const failure = answers
    .filter((answer) => answer !== undefined && answer !== 'Unasked')
    .find((answer) => answer._tag === 'Failed')?.error
  if (failure === undefined) return 'Loaded'
  return failure._tag === 'NotConfigured' ? 'NotConfigured' : 'Unavailable'
}

/**
 * The state after answers; a failed question keeps its former wallets. Featured wallets without any of the site's
 * namespaces are not shown.
 */
const applyFirstAnswers = (
  chains: DirectoryScope['chains'],
  before: FirstWallets,
  answers: FirstAnswers,
): FirstWallets => {
  const listings = (part: keyof FirstAnswers): FirstWallets[typeof part] => {
    const answer = answers[part]
    return answer === undefined || answer === 'Unasked' || answer._tag === 'Failed' ? before[part] : answer.page.wallets
  }
  const { recommended } = answers
  const counted = recommended !== undefined && recommended !== 'Unasked' && recommended._tag !== 'Failed'
  const featured = listings('featured').filter((listing) => sharesNamespace(chains, listing))
  return {
    featured,
    recommended: listings('recommended'),
    known: listings('known'),
    // The recommended wallets were requested without the featured ones.
    count: counted ? recommended.page.count + featured.length : before.count,
    directory: directoryStatus(answers),
  }
}

/** S9-14. */
const RECOMMENDED_ENTRIES = 4

const byOrder = (ids: readonly string[], wallets: readonly WalletListing[]): readonly WalletListing[] =>
  [...wallets].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

/**
 * Requests the lists that Connect shows and nothing else (U-57); nothing is requested for a list the host left empty.
 * Recommended wallets are reported after the featured ones, because they appear below them. If the directory does not
 * answer, `before` stays.
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
  const featuredIds = scope.featured.filter((id) => !exclude.includes(id))
  const recommended = ask({
    ...common,
    entries: RECOMMENDED_ENTRIES,
    include,
    exclude: [...exclude, ...featuredIds],
    chains,
  })
  return combineLatest({
    featured: byIds(featuredIds),
    recommended: recommended.pipe(startWith(undefined)),
    known: byIds(exclude).pipe(startWith(undefined)),
  }).pipe(
    scan((known: FirstWallets, answers: FirstAnswers) => applyFirstAnswers(chains, known, answers), before),
    map((first) => ({ ...first, featured: byOrder(featuredIds, first.featured) })),
  )
}
