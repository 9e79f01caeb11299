import { useModal, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { lazyComponent, LoadBoundary, Loaded } from './lazyComponent.js'
import { useEffect } from 'react'
import { ModalFrame } from './ModalFrame.js'

const PENDING_REQUEST_BAR = lazyComponent(async () => (await import('./PendingRequest.js')).PendingRequestBar)

/** Where the modal is not: nothing, unless a wallet on this device has a request to answer. */
const PendingRequestSlot = () => {
  const waiting = useReadable(usePortico().waiting)
  return waiting === undefined ? null : (
    <LoadBoundary onRetry={PENDING_REQUEST_BAR.retry} fallback={() => null}>
      <Loaded chunk={PENDING_REQUEST_BAR} waiting={null}>
        {(Bar) => <Bar wallet={waiting.wallet} />}
      </Loaded>
    </LoadBoundary>
  )
}

/** Tells the core that something here draws the modal, so that `open()` waits for the drawing. */
const useAttachedScreen = (): void => {
  const { screen } = usePortico()
  useEffect(() => screen.attach(), [screen])
}

/**
 * The place of the modal. Put one anywhere below the provider; while it is closed, nothing is drawn but the way back to
 * a wallet that was asked something.
 */
export const PorticoModal = () => {
  const state = useModal()
  useAttachedScreen()
  return state._tag === 'Closed' ? <PendingRequestSlot /> : <ModalFrame state={state} />
}
