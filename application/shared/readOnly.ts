import type { Readable } from './Readable.js'

/** The read side of a store, for those outside who must not write, not even by accident. */
export const readOnly = <A>(store: Readable<A>): Readable<A> => ({
  initial: store.initial,
  get value() {
    return store.value
  },
  changes: store.changes,
})
