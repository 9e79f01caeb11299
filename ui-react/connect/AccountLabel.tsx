import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, keepsPlace, oneLine } from '../modal/shared.styles.js'
import { useAccount } from '../shared/usePortico.js'
import { BUTTONS } from './buttonMessages.js'

export interface AccountLabelProps {
  /** Without it, an address is shown as the wallet gave it. */
  readonly spell?: ((address: string) => string) | undefined
  /** The code is loading: an address whose letters would change keeps its space and stays hidden (EIP-55). */
  readonly waits?: boolean | undefined
  /** If `false`, the label is for screen readers only. */
  readonly seen: boolean
}

/** The name of the account. */
export const AccountLabel = ({ spell = (address) => address, waits = false, seen }: AccountLabelProps) => {
  const t = useMessages(BUTTONS)
  const { address = '', profileName } = useAccount()
  const name = profileName ?? truncateAddress(spell(address))
  const hasName = profileName !== undefined
  const isUnspelt = waits && !hasName && address.startsWith('0x')
  return (
    <>
      {/* The button's accessible name contains everything that is visible, the balance too. */}
      <span className={hidden}>{t('button.account', { name })}</span>
      {seen && (
        <bdi aria-hidden="true" translate="no" className={hasName ? undefined : oneLine}>
          {isUnspelt ? <span className={keepsPlace}>{name}</span> : name}
        </bdi>
      )}
    </>
  )
}
