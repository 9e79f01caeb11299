import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useAccount } from '../shared/usePortico.js'
import { HostButton } from './HostButton.js'
import { type AccountButtonProps, useAccountButton } from './useAccountButton.js'

export interface ConnectButtonProps extends AccountButtonProps {
  /** Replaces "Connect Wallet". */
  readonly label?: string | undefined
}

/**
 * Opens the modal at Connect while no wallet is connected; then shows the account and opens that. It stays one button
 * throughout, so that it keeps the focus.
 */
export const ConnectButton = ({ label, ...parts }: ConnectButtonProps) => {
  const t = useMessages(BUTTONS)
  const { status } = useAccount()
  const account = useAccountButton(parts)
  if (account !== undefined) return <HostButton {...account} />
  return (
    <HostButton tone="primary" busy={status === 'connecting'}>
      {status === 'connecting' ? t('button.connecting') : (label ?? t('button.connect'))}
    </HostButton>
  )
}
