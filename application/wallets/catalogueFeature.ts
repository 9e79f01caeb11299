import {
  distinctUntilChanged,
  EMPTY,
  finalize,
  map,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  Subscription,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import { createStore, type Readable } from '../kernel/store.js'
import type { AskDirectory, DirectoryScope } from './directory.js'
import { applyAnswer, type CatalogueState, type Question, toQuestion, WHOLE_DIRECTORY } from './catalogueState.js'

/** S9-14. */
const PAGE_ENTRIES = 40
/** S9-14. */
const SEARCH_ENTRIES = 100
/** S9-05. */
const SEARCH_DELAY_MS = 300

export interface CatalogueFeature {
  readonly state: Readable<CatalogueState>
  /** The catalogue is shown: requests the first page, unless it was answered. */
  readonly browse: () => void
  /** The catalogue is closed: clears the search, but keeps the pages (U-57). */
  readonly leave: () => void
  /** Searches wallets by name, debounced by 300 ms. */
  readonly search: (text: string) => void
  readonly filterCertified: (on: boolean) => void
  /** Requests the next page, if there is one and none is loading. */
  readonly loadMore: () => void
  readonly retry: () => void
  readonly dispose: () => void
}

export interface CatalogueFeatureDeps {
  readonly ask: AskDirectory
  readonly scope: Pick<DirectoryScope, 'include' | 'exclude' | 'chains'>
  readonly scheduler: SchedulerLike
}

const INITIAL: CatalogueState = {
  search: '',
  certifiedOnly: false,
  looking: false,
  found: new Map(),
  asking: undefined,
  failed: new Set(),
  remembered: [],
}

const entriesFor = ({ search }: Question): number => (search === '' ? PAGE_ENTRIES : SEARCH_ENTRIES)
const sameQuestion = (a: Question, b: Question): boolean => a.key === b.key
const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((other) => other !== key))

/** Debounces search by 300 ms and passes every other question at once; drops consecutive duplicates. */
const debounceSearch = (questions: Observable<Question>, scheduler: SchedulerLike): Observable<Question> => {
  let last = WHOLE_DIRECTORY
  return questions.pipe(
    distinctUntilChanged(sameQuestion),
    switchMap((question) => {
      const typed = question.search !== '' && question.search !== last.search
      return typed ? timer(SEARCH_DELAY_MS, scheduler).pipe(map(() => question)) : of(question)
    }),
    distinctUntilChanged(sameQuestion),
    tap((question) => {
      last = question
    }),
  )
}

/**
 * Reads the directory page by page, or searches it by name. One query at a time: a newer one cancels the older one, and
 * an answered query is not repeated.
 */
export const makeCatalogueFeature = ({ ask, scope, scheduler }: CatalogueFeatureDeps): CatalogueFeature => {
  const { include, exclude, chains } = scope
  const store = createStore(INITIAL)
  const turns = new Subject<Question | undefined>()

  const nextPage = (question: Question): Observable<unknown> => {
    const { key, search, certifiedOnly } = question
    const entries = entriesFor(question)
    const page = (store.value.found.get(key)?.pages ?? 0) + 1
    store.update((state) => ({ ...state, asking: key, failed: without(state.failed, key) }))
    return ask({ page, entries, include, exclude, chains, search, certifiedOnly }).pipe(
      tap((answer) => store.update((state) => applyAnswer(state, question, answer, entries))),
      finalize(() => store.update((state) => (state.asking === key ? { ...state, asking: undefined } : state))),
    )
  }
  const current = (): Question => toQuestion(store.value)
  const take = (question: Question): void => {
    if (store.value.asking !== question.key) turns.next(question)
  }
  const browse = (): void => {
    const question = current()
    store.update((state) => ({ ...state, looking: true }))
    // A search has its own delay, and its own retry.
    if (question.search === '' && !store.value.found.has(question.key)) take(question)
  }
  const narrow = (change: Partial<Pick<CatalogueState, 'search' | 'certifiedOnly'>>): void => {
    store.update((state) => ({ ...state, ...change, looking: true }))
    browse()
  }
  const running = new Subscription()
  running.add(turns.pipe(switchMap((question) => (question === undefined ? EMPTY : nextPage(question)))).subscribe())
  running.add(
    debounceSearch(store.changes.pipe(map(toQuestion)), scheduler).subscribe((question) => {
      if (store.value.looking && !store.value.found.has(question.key)) take(question)
      else turns.next(undefined)
    }),
  )
  return {
    state: store,
    browse,
    leave: () => store.update((state) => ({ ...state, search: '', certifiedOnly: false, looking: false })),
    search: (search) => narrow({ search }),
    filterCertified: (certifiedOnly) => narrow({ certifiedOnly }),
    loadMore: () => {
      const question = current()
      const { found, failed } = store.value
      if (!found.has(question.key)) browse()
      else if (found.get(question.key)?.complete === false && !failed.has(question.key)) take(question)
    },
    retry: () => {
      if (store.value.failed.has(current().key)) take(current())
    },
    dispose: () => running.unsubscribe(),
  }
}
