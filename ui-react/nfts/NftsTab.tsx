import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed, ViewLoading } from '../modal/ViewPlaceholder.js'

const PANEL = lazyComponent(async () => (await import('./NftsPanel.js')).NftsPanel)

/** The place of what the account holds; its code comes when the tab is chosen. */
export const NftsTab = () => (
  <LoadBoundary onRetry={PANEL.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
    <Loaded chunk={PANEL} waiting={<ViewLoading spoken />}>
      {(Panel) => <Panel />}
    </Loaded>
  </LoadBoundary>
)
