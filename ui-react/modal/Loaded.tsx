import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import type { Chunk } from './chunkOf.js'

interface LoadedProps<Props extends object> {
  readonly chunk: Chunk<Props>
  /** What stands there until it has arrived. */
  readonly waiting: ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/** Draws with a component that has to be loaded: at once where it is here already. A `LoadBoundary` around it hears of a failure. */
export const Loaded = <Props extends object>({ chunk, waiting, children }: LoadedProps<Props>): ReactNode => {
  const state = useSyncExternalStore(chunk.watch, chunk.state, chunk.state)
  if (state._tag === 'Failed') throw state.cause
  if (state._tag === 'Loaded') return children(state.Part)
  chunk.preload()
  return waiting
}
