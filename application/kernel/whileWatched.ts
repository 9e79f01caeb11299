import { endWith, ignoreElements, merge, type Observable, share, Subject, takeUntil } from 'rxjs'
import type { Readable, Store } from './store.js'

/**
 * The state of a store, and work on it that goes on while anybody watches it, once however many do. What nobody watched
 * may be of an account that is not the active one any more: where it is not `isCurrent`, the state is as at first.
 */
export const whileWatched = <A>(
  store: Store<A>,
  work: Observable<unknown>,
  isCurrent: () => boolean,
): { readonly state: Readable<A>; readonly dispose: () => void } => {
  const over = new Subject<void>()
  const working = work.pipe(ignoreElements(), share())
  return {
    state: {
      initial: store.initial,
      get value() {
        return isCurrent() ? store.value : store.initial
      },
      // The work comes first: it puts away what is of another account, before that is told.
      changes: merge(working, store.changes).pipe(takeUntil(over.pipe(ignoreElements(), endWith('over')))),
    },
    dispose: () => {
      over.complete()
      store.complete()
    },
  }
}
