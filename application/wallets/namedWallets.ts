import { defaultIfEmpty, last, map, merge, mergeMap, type Observable, type SchedulerLike, timer } from 'rxjs'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import { questionedNames } from '../../domain/wallets/verification.js'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { AskDirectory, DirectoryAnswer } from './directory.js'

/**
 * Limits the queries, because a page script can announce any number of names. If the host restricts the list, each
 * installed wallet is looked up.
 */
const MAX_NAMES = { doubted: 5, all: 20 }
/** S9-14. */
const SEARCH_ENTRIES = 100
/** Max delay of a row by the directory. */
const PATIENCE_MS = 2_000

export interface NamedWallets {
  /** The directory's listings for the names that were looked up. */
  readonly listings: readonly WalletListing[]
  /** The names whose wallets are held back until it is known whether they belong to one wallet. */
  readonly waiting: readonly string[]
}

/**
 * Asks the directory which rdns belongs to a name that two installed wallets share, if one of them has only that name:
 * they become one row if it confirms that (U-43). If the host restricts the list, each installed wallet is looked up.
 * No request is sent before the first interest. An unanswered name is asked for again with the next of `rounds`, or
 * when another wallet appears.
 */
export const makeNamedWallets = ({
  interest,
  installed,
  hasList,
  rounds,
  ask,
  scheduler,
}: {
  readonly interest: Readable<boolean>
  readonly installed: Readable<readonly InstalledWallet[]>
  /** Whether the host restricts the wallets that may be shown. */
  readonly hasList: boolean
  readonly rounds: Observable<void>
  readonly ask: AskDirectory
  readonly scheduler: SchedulerLike
}): { readonly state: Readable<NamedWallets>; readonly dispose: () => void } => {
  const store = createStore<NamedWallets>({ listings: [], waiting: [] })
  const requested = new Set<string>()

  const stopWaiting = (name: string): void =>
    store.update((state) =>
      state.waiting.includes(name) ? { ...state, waiting: state.waiting.filter((each) => each !== name) } : state,
    )
  const apply = (name: string, answer: DirectoryAnswer | undefined): void => {
    if (answer === undefined || answer._tag === 'Failed') requested.delete(name)
    else store.update((state) => ({ ...state, listings: [...state.listings, ...answer.page.wallets] }))
    stopWaiting(name)
  }
  const askFor = (name: string): Observable<void> => {
    requested.add(name)
    store.update((state) => ({ ...state, waiting: [...state.waiting, name] }))
    const query = { page: 1, entries: SEARCH_ENTRIES, include: [], exclude: [], chains: [], certifiedOnly: false }
    return merge(
      ask({ ...query, search: name }).pipe(
        defaultIfEmpty(undefined),
        last(),
        map((answer) => apply(name, answer)),
      ),
      timer(PATIENCE_MS, scheduler).pipe(map(() => stopWaiting(name))),
    )
  }
  const running = merge(interest.changes, installed.changes, rounds)
    .pipe(
      mergeMap(() =>
        interest.value
          ? questionedNames(installed.value, hasList)
              .filter((name) => !requested.has(name))
              .slice(0, MAX_NAMES[hasList ? 'all' : 'doubted'] - requested.size)
          : [],
      ),
      mergeMap(askFor),
    )
    .subscribe()
  return { state: store, dispose: () => running.unsubscribe() }
}
