import { distinctUntilChanged, map } from 'rxjs'
import type { Readable } from './Readable.js'

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
