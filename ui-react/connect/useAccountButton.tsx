import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { useAccount, useNetwork } from '../shared/usePortico.js'
import { AccountLabel } from './AccountLabel.js'
import type { HostButtonProps } from './HostButton.js'

/** What a button shows of the account. Each part is there unless it is `false`. */
export interface AccountButtonProps {
  /** Of the profile, else made from the address. */
  readonly picture?: boolean | undefined
  /** Of the profile, else the address in short. It stays where there is no picture, and for screen readers. */
  readonly name?: boolean | undefined
  /** Of the chain's own coin, as far as it is known. */
  readonly balance?: boolean | undefined
}

// Formatting needs decimal arithmetic, which the first paint must not load.
const FACE = lazyComponent(async () => (await import('../account/AccountFace.js')).AccountFace)

/**
 * A button that shows who is connected and opens the account, or what to do about a network the site does not use
 * (U-38); `undefined` while nobody is connected.
 */
export const useAccountButton = ({
  picture = true,
  name = true,
  balance = true,
}: AccountButtonProps): HostButtonProps | undefined => {
  const t = useMessages(BUTTONS)
  const { active, unsupported } = useNetwork()
  const { address } = useAccount()
  if (address === undefined) return undefined
  const wrong = active._tag === 'Unsupported' && unsupported === 'Refused'
  const label = (spell?: (address: string) => string, waits?: boolean) => (
    <AccountLabel spell={spell} waits={waits} seen={name || !picture} />
  )
  return {
    tone: wrong ? 'danger' : 'secondary',
    opens: { view: wrong ? 'UnsupportedChain' : 'Account' },
    children: (
      <>
        {/* A button without picture and balance is better than a page without the button. */}
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
