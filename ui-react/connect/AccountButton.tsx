import { HostButton } from './HostButton.js'
import { type AccountButtonProps, useAccountButton } from './useAccountButton.js'

/**
 * Shows the connected account and opens it; renders nothing while no wallet is connected. `ConnectButton` does both.
 */
export const AccountButton = (props: AccountButtonProps) => {
  const account = useAccountButton(props)
  return account === undefined ? null : <HostButton {...account} />
}
