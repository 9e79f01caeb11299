import { useModal } from '../shared/useModal.js'
import { ModalFrame } from './ModalFrame.js'
import { useAttachedScreen } from './useAttachedScreen.js'

/** The place of the modal. Put one anywhere below the provider; nothing is drawn while it is closed. */
export const PorticoModal = () => {
  const state = useModal()
  useAttachedScreen()
  return state._tag === 'Closed' ? null : <ModalFrame state={state} />
}
