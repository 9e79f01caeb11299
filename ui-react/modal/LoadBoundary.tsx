import { Component, type ReactNode } from 'react'

interface Props {
  /** What to show when the children could not be loaded or drawn; `retry` draws them again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps a part that fails from taking the host's page with it. */
export class LoadBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
