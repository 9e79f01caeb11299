import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import type { Readable } from './store.js'

/** Derives a state. Computed once a source value, so a selector may build an object and keep its identity. */
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

/** Derives a state from two. Computed once a pair of source values, so identity is stable. */
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
      // What both are now: while one source tells its listeners, the other may have moved on already.
      map(() => compute(left.value, right.value)),
      distinctUntilChanged(),
    ),
  }
}

const mapRecord = <K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> =>
  // Object.fromEntries forgets the keys' type; they are those of `record`.
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<K, B>

/** One state out of a record of states. The same object as long as no part changed. */
export const combineRecord = <K extends string, A>(
  parts: Readonly<Record<K, Readable<A>>>,
): Readable<Readonly<Record<K, A>>> => {
  const keys = Object.keys(parts) as K[]
  let last: Readonly<Record<K, A>> | undefined
  const read = (): Readonly<Record<K, A>> => {
    const previous = last
    if (previous !== undefined && keys.every((key) => Object.is(previous[key], parts[key].value))) return previous
    last = mapRecord(parts, (part) => part.value)
    return last
  }
  return {
    initial: mapRecord(parts, (part) => part.initial),
    get value() {
      return read()
    },
    changes: combineLatest(Object.values<Readable<A>>(parts).map((part) => part.changes)).pipe(map(read)),
  }
}
