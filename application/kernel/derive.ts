import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import type { Readable } from './store.js'

/** Derives a state. Computed once per source value, so a selector may build an object and keep its identity. */
export const select = <A, B>(source: Readable<A>, choose: (value: A) => B): Readable<B> => {
  let last: { readonly from: A; readonly to: B } | undefined
  const compute = (from: A): B => {
    if (last === undefined || !Object.is(last.from, from)) last = { from, to: choose(from) }
    return last.to
  }
  return {
    initial: choose(source.initial),
    get value() {
      return compute(source.value)
    },
    changes: source.changes.pipe(map(compute), distinctUntilChanged()),
  }
}

/** Derives a state from two. Computed once per pair of source values, so identity is stable. */
export const combine = <A, B, C>(
  left: Readable<A>,
  right: Readable<B>,
  join: (left: A, right: B) => C,
): Readable<C> => {
  let last: { readonly left: A; readonly right: B; readonly to: C } | undefined
  const compute = (a: A, b: B): C => {
    if (last === undefined || !Object.is(last.left, a) || !Object.is(last.right, b))
      last = { left: a, right: b, to: join(a, b) }
    return last.to
  }
  return {
    initial: join(left.initial, right.initial),
    get value() {
      return compute(left.value, right.value)
    },
    changes: combineLatest([left.changes, right.changes]).pipe(
      // Reads both current values: while one source notifies its listeners, the other may have changed.
      map(() => compute(left.value, right.value)),
      distinctUntilChanged(),
    ),
  }
}

type Parts<Values> = { readonly [Name in keyof Values]: Readable<Values[Name]> }

/** Combines a record of states into one. Returns the same object as long as no part changed. */
export const combineRecord = <Values extends object>(parts: Parts<Values>): Readable<Values> => {
  const entries = Object.entries<Readable<unknown>>(parts)
  // Each value is that of the part of the same name; TypeScript cannot express that in a loop over names.
  const all = (read: (part: Readable<unknown>) => unknown): Values =>
    Object.fromEntries(entries.map(([name, part]) => [name, read(part)])) as Values
  let last: Values | undefined
  const read = (): Values => {
    const now = all((part) => part.value)
    const isSame = entries.every(
      ([name]) => last !== undefined && Object.is(last[name as keyof Values], now[name as keyof Values]),
    )
    if (!isSame) last = now
    return last ?? now
  }
  return {
    initial: all((part) => part.initial),
    get value() {
      return read()
    },
    changes: combineLatest(entries.map(([, part]) => part.changes)).pipe(map(read)),
  }
}

/** The same state, without changes to a value that is equal to the previous one. */
export const distinct = <A>(source: Readable<A>, isSame: (one: A, other: A) => boolean): Readable<A> => {
  let last = source.initial
  const keep = (next: A): A => (last = isSame(last, next) ? last : next)
  return {
    initial: source.initial,
    get value() {
      return keep(source.value)
    },
    changes: source.changes.pipe(map(keep), distinctUntilChanged()),
  }
}
