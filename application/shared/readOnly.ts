import type { Readable } from './Readable.js'
import type { Store } from './Store.js'

/** The read side of a store, for those outside who must not write, not even by accident. */
export const readOnly = <A>(store: Store<A>): Readable<A> => ({
  initial: store.initial,
  get value() {
    return store.value
  },
  changes: store.changes,
})
