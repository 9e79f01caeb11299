import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useAccount, useModal, usePortico } from '../shared/usePortico.js'
import { HostButton } from './HostButton.js'

export interface ConnectButtonProps {
  /** In place of "Connect Wallet". */
  readonly label?: string
}

/** Opens the modal, and closes it again. The core begins to load when a pointer or the focus comes near. */
export const ConnectButton = ({ label }: ConnectButtonProps) => {
  const t = useMessages(BUTTONS)
  const portico = usePortico()
  const modal = useModal()
  const { status } = useAccount()
  const toggle = (): void => {
    if (modal._tag !== 'Closed') portico.close()
    // The modal says what did not load.
    else void portico.open().catch(() => undefined)
  }
  return (
    <HostButton
      tone="primary"
      busy={status === 'connecting'}
      expanded={modal._tag !== 'Closed'}
      onPress={toggle}
      onNear={portico.preload}
    >
      {status === 'connecting' ? t('button.connecting') : (label ?? t('button.connect'))}
    </HostButton>
  )
}
