import { endWith, ignoreElements, merge, type Observable, share, Subject, takeUntil } from 'rxjs'
import type { Readable, Store } from './store.js'

/** The state of a store, and work on it that goes on while anybody watches it, once however many do. */
export const whileWatched = <A>(
  store: Store<A>,
  work: Observable<unknown>,
): { readonly state: Readable<A>; readonly dispose: () => void } => {
  const over = new Subject<void>()
  const working = work.pipe(ignoreElements(), share())
  return {
    state: {
      initial: store.initial,
      get value() {
        return store.value
      },
      changes: merge(store.changes, working).pipe(takeUntil(over.pipe(ignoreElements(), endWith('over')))),
    },
    dispose: () => {
      over.complete()
      store.complete()
    },
  }
}
