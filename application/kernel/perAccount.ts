import { endWith, ignoreElements, merge, type Observable, share, Subject, switchMap, takeUntil } from 'rxjs'
import type { Readable } from './store.js'

/** A state that belongs to an account. */
export interface PerAccount {
  /** The state with its work, which runs while the state has subscribers, once for all of them. */
  readonly watched: <A>(state: Readable<A>) => Readable<A>
  /** Ends the work, and completes the watched states. */
  readonly dispose: () => void
}

/**
 * Binds a state to an account. `begin` resets the state for each new account, with or without subscribers, and is
 * called at once for the current one; `work` runs after `begin` while the state has subscribers.
 */
export const perAccount = <Account>(
  account: Readable<Account>,
  begin: (account: Account) => void,
  work: (account: Account) => Observable<unknown>,
): PerAccount => {
  const over = new Subject<void>()
  const ended = over.pipe(ignoreElements(), endWith('over'))
  const beginning = account.changes.subscribe(begin)
  const working = account.changes.pipe(switchMap(work), ignoreElements(), share())
  return {
    watched: (state) => ({
      initial: state.initial,
      get value() {
        return state.value
      },
      changes: merge(working, state.changes).pipe(takeUntil(ended)),
    }),
    dispose: () => {
      beginning.unsubscribe()
      over.complete()
    },
  }
}
