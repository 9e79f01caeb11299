import { type ComponentType, lazy } from 'react'

/** A component in a chunk of its own. */
export interface Chunk<Props extends object> {
  readonly Part: ComponentType<Props>
  /** Loads it before it is drawn. A failure shows when it is drawn. */
  readonly preload: () => void
  /** Lets a failed load be tried again: React remembers a failure for good. */
  readonly again: () => void
}

export const chunkOf = <Props extends object>(load: () => Promise<ComponentType<Props>>): Chunk<Props> => {
  const fresh = (): ComponentType<Props> => lazy(async () => ({ default: await load() }))
  let Loaded = fresh()
  return {
    Part: (props) => <Loaded {...props} />,
    preload: () => void load().catch(() => undefined),
    again: () => {
      Loaded = fresh()
    },
  }
}
