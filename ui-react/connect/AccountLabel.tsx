import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { useAccount } from '../shared/usePortico.js'
import { BUTTONS } from './buttonMessages.js'

export interface AccountLabelProps {
  /** Until its code is there, an address is as the wallet gave it. */
  readonly spell?: ((address: string) => string) | undefined
  /** Else it is for screen readers alone. */
  readonly seen: boolean
}

/** Whose account it is. */
export const AccountLabel = ({ spell = (address) => address, seen }: AccountLabelProps) => {
  const t = useMessages(BUTTONS)
  const { address = '', profileName } = useAccount()
  const name = profileName ?? truncateAddress(spell(address))
  return (
    <>
      {/* The button's name for a screen reader holds all that is seen, the balance too. */}
      <span className={hidden}>{t('button.account', { name })}</span>
      {seen && <bdi aria-hidden="true">{name}</bdi>}
    </>
  )
}
