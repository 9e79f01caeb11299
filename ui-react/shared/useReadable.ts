import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '../../application/kernel/store.js'

/** A selected part of a `Readable`; renders again when that part changes. */
export const useChosen = <A, B>(source: Readable<A>, choose: (value: A) => B): B => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source.changes.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [source],
  )
  return useSyncExternalStore(
    subscribe,
    () => choose(source.value),
    () => choose(source.initial),
  )
}

/** The value of a `Readable`; renders again at each change. Hydrates with what the server rendered. */
export const useReadable = <A>(source: Readable<A>): A => useChosen(source, (value) => value)
