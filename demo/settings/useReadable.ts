import type { Readable } from 'portico'
import { useCallback, useSyncExternalStore } from 'react'

/** What any host with React can write to watch a state of Portico that has no hook of its own. */
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
