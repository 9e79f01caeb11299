import type { ComponentType } from 'react'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed, ViewLoading } from '../modal/ViewPlaceholder.js'

/** The panel of an account tab; its code loads when the tab is selected. */
export const lazyTab = (load: () => Promise<ComponentType>): ComponentType => {
  const panel = lazyComponent(load)
  return () => (
    <LoadBoundary onRetry={panel.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
      <Loaded chunk={panel} waiting={<ViewLoading spoken />}>
        {(Panel) => <Panel />}
      </Loaded>
    </LoadBoundary>
  )
}
