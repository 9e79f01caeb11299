import { Component, type ReactNode } from 'react'

interface Props {
  /** What to show when the children could not be loaded or drawn; `retry` draws them again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Runs before they are drawn again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a part that fails from taking the host's page with it. */
export class LoadBoundary extends Component<Props, { readonly failed: boolean }> {
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
