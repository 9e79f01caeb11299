import type { ReactNode } from 'react'
import { LoadBoundary } from '../modal/lazyComponent.js'

const nothingToLoad = (): void => undefined

interface HostBoundaryProps {
  /** Shown instead; `retry` renders the host's part again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps a host's part that throws from breaking the dialog. React reports the error. */
export const HostBoundary = ({ fallback, children }: HostBoundaryProps) => (
  <LoadBoundary onRetry={nothingToLoad} fallback={fallback}>
    {children}
  </LoadBoundary>
)
