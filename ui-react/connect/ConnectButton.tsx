import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useAccount } from '../shared/usePortico.js'
import { HostButton } from './HostButton.js'

export interface ConnectButtonProps {
  /** In place of "Connect Wallet". */
  readonly label?: string
}

/** Opens the modal at Connect, or at the account of whoever is connected. */
export const ConnectButton = ({ label }: ConnectButtonProps) => {
  const t = useMessages(BUTTONS)
  const { status } = useAccount()
  return (
    <HostButton tone="primary" busy={status === 'connecting'}>
      {status === 'connecting' ? t('button.connecting') : (label ?? t('button.connect'))}
    </HostButton>
  )
}
