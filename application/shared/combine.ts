import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import type { Readable } from './Readable.js'

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
