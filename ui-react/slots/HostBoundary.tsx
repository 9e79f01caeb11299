import type { ReactNode } from 'react'
import { LoadBoundary } from '../modal/lazyComponent.js'

const nothingToLoad = (): void => undefined

interface HostBoundaryProps {
  /** What stands there instead; `retry` draws the host's part again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps a host's part that throws from taking the dialog with it. React reports the error. */
export const HostBoundary = ({ fallback, children }: HostBoundaryProps) => (
  <LoadBoundary onRetry={nothingToLoad} fallback={fallback}>
    {children}
  </LoadBoundary>
)
