import { HostButton } from './HostButton.js'
import { type AccountButtonProps, useAccountButton } from './useAccountButton.js'

/** Shows who is connected and opens the account; nothing while nobody is. `ConnectButton` is both. */
export const AccountButton = (props: AccountButtonProps) => {
  const account = useAccountButton(props)
  return account === undefined ? null : <HostButton {...account} />
}
