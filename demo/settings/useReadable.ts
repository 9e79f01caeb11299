import type { Readable } from 'portico'
import { useCallback, useSyncExternalStore } from 'react'

/** Example of a hook that a React host can write for a state of Portico without a built-in hook. */
export const useReadable = <A>(source: Readable<A>): A => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source.changes.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [source],
  )
  return useSyncExternalStore(
    subscribe,
    () => source.value,
    () => source.initial,
  )
}
