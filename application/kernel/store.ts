import { Observable, type Subscriber, Subscription } from 'rxjs'

/** The read side of a state: its current value and its changes. */
export interface Readable<A> {
  readonly value: A
  /** The value of every page at its start, on the server and in the browser, to hydrate with (U-06). */
  readonly initial: A
  /** Emits the current value on subscription, then each change. Never errors; completes on `destroy()`. */
  readonly changes: Observable<A>
}

/** A state and its only writer. Code outside the feature that owns it gets a `Readable`. */
export interface Store<A> extends Readable<A> {
  /** Replaces the state; setting the same value is no change. */
  readonly set: (value: A) => void
  readonly update: (change: (value: A) => A) => void
  readonly complete: () => void
}

/**
 * A listener may set the state that it observes: every listener still gets each change once, in order. Does not use
 * Subject, to keep it out of the code for the first paint.
 */
export const createStore = <A>(initial: A): Store<A> => {
  const listeners = new Set<Subscriber<A>>()
  const queued: A[] = []
  let current = initial
  /** The last value that all listeners have received. */
  let emitted = initial
  let emitting = false
  let over = false

  const emit = (): void => {
    emitting = true
    // Also iterates values that listeners append meanwhile.
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

/** The read side of a store, without its setters at runtime either. */
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
  // Each is the read side of the store of the same name; TypeScript cannot express that in a loop over names.
  Object.fromEntries(
    Object.entries<Readable<unknown>>(stores).map(([name, store]) => [name, readOnly(store)]),
  ) as Readables<Sources>

type States<Values> = { readonly [Name in keyof Values]: Readable<Values[Name]> }
type Stores<Values> = { readonly [Name in keyof Values]: Store<Values[Name]> }

/** A store for each of these values, for states whose owners are loaded later. */
export const createStores = <Values extends object>(initial: Values): Stores<Values> =>
  // Each store holds the value of the same name; TypeScript cannot express that pairing in a loop over names.
  Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, createStore(value)])) as Stores<Values>

/**
 * Keeps each store equal to the state of its name from now on. A state that still has its initial value does not
 * overwrite a store that was written meanwhile, unless `all`.
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
