import type { View } from '../../domain/modal/View.js'
import { currentView } from '../../domain/modal/currentView.js'
import { useAccount } from '../shared/useAccount.js'
import { useModal } from '../shared/useModal.js'

/** The view on screen; while the modal is opening, the one it most likely opens on (S2-24, S2-25). */
export const useShownView = (): View => {
  const state = useModal()
  const { status } = useAccount()
  if (state._tag === 'Open') return currentView(state.history)
  return { name: status === 'connected' ? 'Account' : 'Connect' }
}
