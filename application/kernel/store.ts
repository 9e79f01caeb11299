import { BehaviorSubject, type Observable, Subscription } from 'rxjs'

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

/** A listener may set the state it is told of: every listener still hears each change once, in order. */
export const createStore = <A>(initial: A): Store<A> => {
  const subject = new BehaviorSubject(initial)
  const untold: A[] = []
  let current = initial
  let telling = false

  const tell = (): void => {
    telling = true
    // Takes in what listeners add meanwhile.
    for (const value of untold) subject.next(value)
    untold.length = 0
    telling = false
  }
  const set = (value: A): void => {
    if (Object.is(value, current)) return
    current = value
    untold.push(value)
    if (!telling) tell()
  }
  return {
    initial,
    get value() {
      return current
    },
    changes: subject.asObservable(),
    set,
    update: (change) => set(change(current)),
    complete: () => subject.complete(),
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

type States<Values> = { readonly [Name in keyof Values]: Readable<Values[Name]> }

export interface MirroredStores<Values> {
  readonly stores: { readonly [Name in keyof Values]: Store<Values[Name]> }
  /** From now on each store has what the state of its name has. */
  readonly follow: (states: States<Values>) => Subscription
}

/** A store for each of these values, in the place of states that come later. */
export const mirrorStores = <Values extends object>(initial: Values): MirroredStores<Values> => {
  const names = Object.keys(initial) as (keyof Values)[]
  // Each store is of the value of its own name; TypeScript cannot carry that pairing through a list of names.
  const stores = Object.fromEntries(
    names.map((name) => [name, createStore(initial[name])]),
  ) as unknown as MirroredStores<Values>['stores']
  return {
    stores,
    follow: (states) => {
      const following = new Subscription()
      for (const name of names) following.add(states[name].changes.subscribe(stores[name].set))
      return following
    },
  }
}
