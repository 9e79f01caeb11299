import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, keepsPlace, oneLine } from '../modal/shared.styles.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { useAccount, useNetwork } from '../shared/usePortico.js'
import type { HostButtonProps } from './HostButton.js'

/** The parts of the account that a button shows, each unless it is `false`. */
export interface AccountButtonProps {
  /** The profile's picture, else one made from the address. */
  readonly picture?: boolean | undefined
  /** The profile's name, else the short address. Always there without a picture, and for screen readers. */
  readonly name?: boolean | undefined
  /** The balance of the chain's own coin, if known. */
  readonly balance?: boolean | undefined
}

// Loaded on demand: formatting needs decimal arithmetic, which the first paint must not load.
const FACE = lazyComponent(async () => (await import('../account/AccountFace.js')).AccountFace)

interface AccountLabelProps {
  /** Without it, an address is shown as the wallet gave it. */
  readonly spell?: ((address: string) => string) | undefined
  /** The code is loading: an address whose letters would change keeps its space and stays hidden (EIP-55). */
  readonly waits?: boolean | undefined
  /** If `false`, the label is for screen readers only. */
  readonly seen: boolean
}

/** The name of the account. */
const AccountLabel = ({ spell, waits = false, seen }: AccountLabelProps) => {
  const t = useMessages(BUTTONS)
  const { address = '', profileName } = useAccount()
  const name = profileName ?? truncateAddress(spell?.(address) ?? address)
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

/**
 * A button that shows the account and opens it, or what to do about a network that the site does not use (U-38);
 * `undefined` while no wallet is connected.
 */
export const useAccountButton = ({
  picture = true,
  name = true,
  balance = true,
}: AccountButtonProps): HostButtonProps | undefined => {
  const t = useMessages(BUTTONS)
  const { active, unsupported } = useNetwork()
  const { address, status } = useAccount()
  if (address === undefined) {
    // The account is about to be shown.
    if (status !== 'disconnected') FACE.preload()
    return undefined
  }
  const wrong = active._tag === 'Unsupported' && unsupported === 'Refused'
  const label = (spell?: (address: string) => string, waits?: boolean) => (
    <AccountLabel spell={spell} waits={waits} seen={name || !picture} />
  )
  return {
    tone: wrong ? 'danger' : 'secondary',
    opens: { view: wrong ? 'UnsupportedChain' : 'Account' },
    children: (
      <>
        {/* If its code fails to load, the button works without picture and balance. */}
        <LoadBoundary onRetry={FACE.retry} fallback={() => label()}>
          <Loaded chunk={FACE} waiting={label(undefined, true)}>
            {(Face) => <Face picture={picture} label={label} balance={balance && !wrong} />}
          </Loaded>
        </LoadBoundary>
        {wrong && <span>{t('button.wrongNetwork')}</span>}
      </>
    ),
  }
}
