import { lazy, Suspense } from 'react'
import { useModal } from '../shared/useModal.js'
import { LoadBoundary } from './LoadBoundary.js'
import { useAttachedScreen } from './useAttachedScreen.js'

const ModalShell = lazy(async () => ({ default: (await import('./ModalShell.js')).ModalShell }))

/** The place of the modal. Put one anywhere below the provider; nothing is drawn or loaded while it is closed. */
export const PorticoModal = () => {
  const state = useModal()
  useAttachedScreen()
  if (state._tag === 'Closed') return null
  return (
    <LoadBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ModalShell state={state} />
      </Suspense>
    </LoadBoundary>
  )
}
