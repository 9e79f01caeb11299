import type { Readable } from './Readable.js'

/** A state and its one writer. Outside the feature that owns it, it is passed as a `Readable`. */
export interface Store<A> extends Readable<A> {
  /** Replaces the state; the same value again is no change. */
  readonly set: (value: A) => void
  readonly update: (change: (value: A) => A) => void
  readonly complete: () => void
}
