import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, keepsPlace, oneLine } from '../modal/shared.styles.js'
import { useAccount } from '../shared/usePortico.js'
import { BUTTONS } from './buttonMessages.js'

export interface AccountLabelProps {
  /** Without its code, an address is as the wallet gave it. */
  readonly spell?: ((address: string) => string) | undefined
  /** The code is on its way: an address that would change its letters has its place, and is not seen yet (EIP-55). */
  readonly waits?: boolean | undefined
  /** Else it is for screen readers alone. */
  readonly seen: boolean
}

/** Whose account it is. */
export const AccountLabel = ({ spell = (address) => address, waits = false, seen }: AccountLabelProps) => {
  const t = useMessages(BUTTONS)
  const { address = '', profileName } = useAccount()
  const name = profileName ?? truncateAddress(spell(address))
  const hasName = profileName !== undefined
  const isUnspelt = waits && !hasName && address.startsWith('0x')
  return (
    <>
      {/* The button's name for a screen reader holds all that is seen, the balance too. */}
      <span className={hidden}>{t('button.account', { name })}</span>
      {seen && (
        <bdi aria-hidden="true" translate="no" className={hasName ? undefined : oneLine}>
          {isUnspelt ? <span className={keepsPlace}>{name}</span> : name}
        </bdi>
      )}
    </>
  )
}
