import { defer, EMPTY, map, type Observable, type SchedulerLike, startWith, Subject, switchMap, timer } from 'rxjs'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { AskDirectory } from './askDirectory.js'
import { browseProgress } from './browseProgress.js'
import type { CatalogueState } from './CatalogueState.js'
import type { DirectoryScope } from './DirectoryScope.js'
import { foldPage } from './foldPage.js'
import { PAGE_ENTRIES } from './PAGE_ENTRIES.js'

/** S9-14. */
const SEARCH_ENTRIES = 100
/** S9-05. */
const SEARCH_DELAY_MS = 300

export interface CatalogueFeature {
  readonly state: Readable<CatalogueState>
  /** Somebody looks: asks for the first page, unless that was done. */
  readonly browse: () => void
  /** Looks for wallets by name 300 ms after the last call. */
  readonly search: (text: string) => void
  readonly filterCertified: (on: boolean) => void
  /** Asks for the next page, if there is one and none is on its way. */
  readonly loadMore: () => void
  readonly retry: () => void
  readonly dispose: () => void
}

type Steps = Observable<CatalogueState>
type Filter = Pick<CatalogueState, 'search' | 'certifiedOnly'>

const INITIAL: CatalogueState = { search: '', certifiedOnly: false, progress: { _tag: 'Idle' }, browsed: { listings: [], pages: 0, count: 0 }, found: [] }

const isFiltering = ({ search, certifiedOnly }: Filter): boolean => search.trim() !== '' || certifiedOnly
const sameQuestion = (a: Filter, b: Filter): boolean => a.search.trim() === b.search.trim() && a.certifiedOnly === b.certifiedOnly

/** Reads the directory page by page, or looks for a name. A newer question ends the older one, whose answer never shows. */
export const makeCatalogueFeature = (deps: { readonly ask: AskDirectory; readonly scope: DirectoryScope; readonly scheduler: SchedulerLike }): CatalogueFeature => {
  const store = createStore(INITIAL)
  const orders = new Subject<() => Steps>()
  const running = orders.pipe(switchMap((begin) => begin())).subscribe(store.set)
  const { include, exclude, chains } = deps.scope

  const askPage = (page: number): Steps =>
    deps
      .ask({ page, entries: PAGE_ENTRIES, include, exclude, chains, search: '', certifiedOnly: false })
      .pipe(map((answer) => foldPage(store.value, page, answer)))
  const askSearch = ({ search, certifiedOnly }: Filter): Steps =>
    deps.ask({ page: 1, entries: SEARCH_ENTRIES, include, exclude, chains: [], search: search.trim(), certifiedOnly }).pipe(
      map((answer): CatalogueState => {
        if (answer._tag === 'Failed') return { ...store.value, progress: { _tag: 'Unavailable' } }
        return { ...store.value, found: answer.page.wallets, progress: { _tag: 'Complete', count: answer.page.count } }
      }),
    )
  const loading = (steps: Steps): Steps => defer(() => steps.pipe(startWith<CatalogueState>({ ...store.value, progress: { _tag: 'Loading' } })))

  const firstPage = (): Steps => loading(askPage(1))
  const filtered = (delayMs: number) => (): Steps => loading(timer(delayMs, deps.scheduler).pipe(switchMap(() => askSearch(store.value))))
  const nextPage = (): Steps => {
    const { browsed } = store.value
    return askPage(browsed.pages + 1).pipe(startWith<CatalogueState>({ ...store.value, progress: { _tag: 'LoadingMore', count: browsed.count } }))
  }

  const narrow = (change: Partial<Filter>, delayMs: number): void => {
    const before = store.value
    const after: CatalogueState = { ...before, ...change }
    if (sameQuestion(before, after)) return store.set(after)
    store.set({ ...after, found: [] })
    if (isFiltering(after)) return orders.next(filtered(delayMs))
    if (after.browsed.pages === 0) return orders.next(firstPage)
    // What was read of the directory is still there: nothing to ask, and nothing of the search may come.
    orders.next(() => EMPTY)
    store.update((state) => ({ ...state, progress: browseProgress(state.browsed) }))
  }
  return {
    state: store,
    browse: () => {
      if (store.value.progress._tag === 'Idle') orders.next(firstPage)
    },
    search: (text) => narrow({ search: text }, SEARCH_DELAY_MS),
    filterCertified: (on) => narrow({ certifiedOnly: on }, 0),
    loadMore: () => {
      if (store.value.progress._tag === 'Partial' && !isFiltering(store.value)) orders.next(nextPage)
    },
    retry: () => {
      if (store.value.progress._tag !== 'Unavailable') return
      if (isFiltering(store.value)) return orders.next(filtered(0))
      orders.next(store.value.browsed.pages === 0 ? firstPage : nextPage)
    },
    dispose: () => running.unsubscribe(),
  }
}
