import { combineLatest, map } from 'rxjs'
import type { Readable } from './Readable.js'

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
