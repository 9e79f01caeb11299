import type { Observable } from 'rxjs'

/** The read side of a state: its value now, and its values from now on (the current one first). */
export interface Readable<A> {
  readonly value: A
  /** What every page starts with, on the server and in the browser: the value to hydrate with (U-06). */
  readonly initial: A
  /** Emits the current value on subscription, then each change. Never errors; completes on `destroy()`. */
  readonly changes: Observable<A>
}
