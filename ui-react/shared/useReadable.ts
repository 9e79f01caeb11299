import { useCallback, useSyncExternalStore } from 'react'
import type { Readable } from '../../application/kernel/store.js'

/** The value of a `Readable`, rendered again at each change. Hydrates with what the server rendered. */
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
