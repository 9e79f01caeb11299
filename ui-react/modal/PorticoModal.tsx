import { useModal } from '../shared/useModal.js'
import { ModalFrame } from './ModalFrame.js'
import { useAttachedScreen } from './useAttachedScreen.js'
import { WaitingPlace } from './WaitingPlace.js'

/** The place of the modal. Put one anywhere below the provider; while it is closed, nothing is drawn but the way back to a wallet that was asked something. */
export const PorticoModal = () => {
  const state = useModal()
  useAttachedScreen()
  return state._tag === 'Closed' ? <WaitingPlace /> : <ModalFrame state={state} />
}
