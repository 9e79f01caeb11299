import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { lazyComponent, LoadBoundary, Loaded } from './lazyComponent.js'

const PENDING_REQUEST = lazyComponent(async () => (await import('./PendingRequest.js')).PendingRequest)

/** Renders nothing, unless a wallet on this device has an unanswered request. `floating`: while the modal is closed. */
export const PendingRequestSlot = ({ floating = false }: { readonly floating?: boolean }) => {
  const waiting = useReadable(usePortico().waiting)
  return waiting === undefined ? null : (
    <LoadBoundary onRetry={PENDING_REQUEST.retry} fallback={() => null}>
      <Loaded chunk={PENDING_REQUEST} waiting={null}>
        {(Part) => <Part wallet={waiting.wallet} floating={floating} />}
      </Loaded>
    </LoadBoundary>
  )
}
