import type { View } from '../../domain/modal/View.js'
import { currentView } from '../../domain/modal/currentView.js'
import { useModal } from '../shared/useModal.js'

/** The view on screen; Connect while the modal is opening. */
export const useShownView = (): View => {
  const state = useModal()
  return state._tag === 'Open' ? currentView(state.history) : { name: 'Connect' }
}
