import { Observable, type Subscriber, Subscription } from 'rxjs'

/** The read side of a state: its value now, and its values from now on (the current one first). */
export interface Readable<A> {
  readonly value: A
  /** What every page starts with, on the server and in the browser: the value to hydrate with (U-06). */
  readonly initial: A
  /** Emits the current value on subscription, then each change. Never errors; completes on `destroy()`. */
  readonly changes: Observable<A>
}

/** A state and its one writer. Outside the feature that owns it, it is passed as a `Readable`. */
export interface Store<A> extends Readable<A> {
  /** Replaces the state; the same value again is no change. */
  readonly set: (value: A) => void
  readonly update: (change: (value: A) => A) => void
  readonly complete: () => void
}

/**
 * A listener may set the state it is told of: every listener still hears each change once, in order. Without a Subject,
 * which the first paint has no other use for.
 */
export const createStore = <A>(initial: A): Store<A> => {
  const listeners = new Set<Subscriber<A>>()
  const queued: A[] = []
  let current = initial
  /** The last value that all listeners have. */
  let emitted = initial
  let emitting = false
  let over = false

  const emit = (): void => {
    emitting = true
    // Takes in what listeners add meanwhile.
    for (const value of queued) {
      emitted = value
      for (const listener of [...listeners]) listener.next(value)
    }
    queued.length = 0
    emitting = false
  }
  const set = (value: A): void => {
    if (Object.is(value, current)) return
    current = value
    queued.push(value)
    if (!emitting) emit()
  }
  return {
    initial,
    get value() {
      return current
    },
    changes: new Observable((listener) => {
      if (over) return listener.complete()
      listeners.add(listener)
      listener.next(emitted)
      return () => listeners.delete(listener)
    }),
    set,
    update: (change) => set(change(current)),
    complete: () => {
      over = true
      for (const listener of listeners) listener.complete()
    },
  }
}

/** The read side of a store, for those outside who must not write, not even by accident. */
export const readOnly = <A>(store: Readable<A>): Readable<A> => ({
  initial: store.initial,
  get value() {
    return store.value
  },
  changes: store.changes,
})

type Readables<Sources> = {
  readonly [Name in keyof Sources]: Sources[Name] extends Readable<infer Value> ? Readable<Value> : never
}

/** The read sides of a record of stores. */
export const readOnlyAll = <Sources extends { readonly [Name in keyof Sources]: Readable<unknown> }>(
  stores: Sources,
): Readables<Sources> =>
  // Each is the read side of the store of its own name; TypeScript cannot carry that through a list of names.
  Object.fromEntries(
    Object.entries<Readable<unknown>>(stores).map(([name, store]) => [name, readOnly(store)]),
  ) as Readables<Sources>

type States<Values> = { readonly [Name in keyof Values]: Readable<Values[Name]> }
type Stores<Values> = { readonly [Name in keyof Values]: Store<Values[Name]> }

/** A store for each of these values: the place of states whose owners come later. */
export const createStores = <Values extends object>(initial: Values): Stores<Values> =>
  // Each store is of the value of its own name; TypeScript cannot carry that pairing through a list of names.
  Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, createStore(value)])) as Stores<Values>

/**
 * From now on each store has what the state of its name has. A state that still has the value it began with takes
 * nothing from a store that was written meanwhile, unless `all`.
 */
export const mirrorStates = <Values>(
  stores: Stores<Values>,
  states: Partial<States<Values>>,
  all = false,
): Subscription => {
  const mirroring = new Subscription()
  for (const name of Object.keys(states) as (keyof Values)[]) {
    const state = states[name]
    let isNew = all || state?.value !== state?.initial || stores[name].value === stores[name].initial
    mirroring.add(state?.changes.subscribe((value) => isNew && stores[name].set(value)))
    isNew = true
  }
  return mirroring
}
