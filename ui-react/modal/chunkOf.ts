import type { ComponentType } from 'react'

type Load<Props extends object> =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Loaded'; readonly Part: ComponentType<Props> }
  | { readonly _tag: 'Failed'; readonly cause: unknown }

/** A component in a chunk of its own; `Loaded` draws it. */
export interface Chunk<Props extends object> {
  readonly state: () => Load<Props>
  /** Tells of every change; gives the way to stop. */
  readonly watch: (changed: () => void) => () => void
  /** Loads it before it is drawn. A failure shows when it is drawn, after one more attempt. */
  readonly preload: () => void
  /** Tries a failed load again. */
  readonly again: () => void
}

const WAITING = { _tag: 'Waiting' } as const

/**
 * Not React's `lazy`: that waits for a promise even where the code has been here for long, and React then holds
 * back what a Suspense boundary reveals for 300 ms after it showed a fallback.
 */
export const chunkOf = <Props extends object>(load: () => Promise<ComponentType<Props>>): Chunk<Props> => {
  const watching = new Set<() => void>()
  let state: Load<Props> = WAITING
  let asking = false
  const become = (next: Load<Props>): void => {
    asking = false
    state = next
    for (const changed of watching) changed()
  }
  const ask = (): void => {
    if (asking || state._tag !== 'Waiting') return
    asking = true
    load().then(
      (Part) => become({ _tag: 'Loaded', Part }),
      (cause: unknown) => become(watching.size > 0 ? { _tag: 'Failed', cause } : WAITING),
    )
  }
  return {
    state: () => state,
    watch: (changed) => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    preload: ask,
    again: () => {
      if (state._tag === 'Failed') state = WAITING
      ask()
    },
  }
}
