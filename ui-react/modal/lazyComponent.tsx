import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

type LoadState<Props extends object> =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Loaded'; readonly Part: ComponentType<Props> }
  | { readonly _tag: 'Failed'; readonly cause: unknown }

/** A component in a chunk of its own; `Loaded` draws it. */
export interface LazyComponent<Props extends object> {
  readonly state: () => LoadState<Props>
  /** Tells of every change; gives the way to stop. */
  readonly subscribe: (changed: () => void) => () => void
  /** Loads it before it is drawn. A failure shows when it is drawn, after one more attempt. */
  readonly preload: () => void
  /** Tries a failed load again. */
  readonly retry: () => void
}

const WAITING = { _tag: 'Waiting' } as const

/**
 * Not React's `lazy`: that waits for a promise even where the code has been here for long, and React then holds
 * back what a Suspense boundary reveals for 300 ms after it showed a fallback.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const watching = new Set<() => void>()
  let state: LoadState<Props> = WAITING
  let asking = false
  const become = (next: LoadState<Props>): void => {
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
    subscribe: (changed) => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    preload: ask,
    retry: () => {
      if (state._tag === 'Failed') state = WAITING
      ask()
    },
  }
}

/**
 * What loads again a part that did not arrive; `false` where the browser asks for nothing again before the page is
 * loaded anew, and `undefined` while nothing failed.
 */
export type Retry = (() => void) | false | undefined

interface LoadBoundaryProps {
  /** What to show when the children could not be loaded or drawn; `retry` draws them again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Runs before they are drawn again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a part that fails from taking the host's page with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  readonly retry = (): void => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}

/** Whether a component has not arrived yet, drawn anew when it does. */
export const useIsWaiting = <Props extends object>({ subscribe, state }: LazyComponent<Props>): boolean =>
  useSyncExternalStore(subscribe, state, state)._tag === 'Waiting'

interface LoadedProps<Props extends object> {
  readonly chunk: LazyComponent<Props>
  /** What stands there until it has arrived. */
  readonly waiting: ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * Draws with a component that has to be loaded: at once where it is here already. A `LoadBoundary` around it hears of a
 * failure.
 */
export const Loaded = <Props extends object>({ chunk, waiting, children }: LoadedProps<Props>): ReactNode => {
  const state = useSyncExternalStore(chunk.subscribe, chunk.state, chunk.state)
  if (state._tag === 'Failed') throw state.cause
  if (state._tag === 'Loaded') return children(state.Part)
  chunk.preload()
  return waiting
}
