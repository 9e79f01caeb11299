import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

type LoadState<Part> =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Loaded'; readonly Part: Part }
  | { readonly _tag: 'Failed'; readonly cause: unknown }

/** Code of the interface in its own chunk; `Loaded` renders with it. */
export interface LazyPart<Part> {
  readonly state: () => LoadState<Part>
  /** Calls back at each change; returns a function that stops it. */
  readonly subscribe: (changed: () => void) => () => void
  /** Loads it before it renders. A failure shows only when it renders, after one more attempt. */
  readonly preload: () => void
  /** Tries a failed load again. */
  readonly retry: () => void
}

/** A component in its own chunk. */
export type LazyComponent<Props extends object> = LazyPart<ComponentType<Props>>

const WAITING = { _tag: 'Waiting' } as const

/**
 * Used instead of React's `lazy`, which waits for a promise even if the code is loaded; React then holds back the
 * content of a Suspense boundary for 300 ms after it showed a fallback.
 */
export const lazyComponent = <Part,>(load: () => Promise<Part>): LazyPart<Part> => {
  const watching = new Set<() => void>()
  let state: LoadState<Part> = WAITING
  let asking = false
  const become = (next: LoadState<Part>): void => {
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
 * Loads a failed part again; `false` if the browser does not request it again before the page is reloaded, and
 * `undefined` while nothing failed.
 */
export type Retry = (() => void) | false | undefined

interface LoadBoundaryProps {
  /** Shown if the children failed to load or render; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Runs before the children render again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a failing part from breaking the host's page. */
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

/** Whether a part is loaded; renders again when that changes. */
export const useLoadState = <Part,>({ subscribe, state }: LazyPart<Part>): LoadState<Part> =>
  useSyncExternalStore(subscribe, state, state)

interface LoadedProps<Part> {
  readonly chunk: LazyPart<Part>
  /** Shown until it is loaded. */
  readonly waiting: ReactNode
  readonly children: (Part: Part) => ReactNode
}

/** Renders with a lazy component, at once if it is loaded. A failure goes to the `LoadBoundary` around it. */
export const Loaded = <Part,>({ chunk, waiting, children }: LoadedProps<Part>): ReactNode => {
  const state = useLoadState(chunk)
  if (state._tag === 'Failed') throw state.cause
  if (state._tag === 'Loaded') return children(state.Part)
  chunk.preload()
  return waiting
}
