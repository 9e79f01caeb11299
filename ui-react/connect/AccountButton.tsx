import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { useAccount } from '../shared/usePortico.js'
import { useNetwork } from '../shared/hooks.js'
import { AccountLabel } from './AccountLabel.js'
import { HostButton } from './HostButton.js'

// Formatting needs decimal arithmetic, which the first paint must not load.
const FACE = lazyComponent(async () => (await import('../account/AccountFace.js')).AccountFace)

/**
 * Shows who is connected and opens the account, or what to do about a network the site does not use (U-38); nothing
 * while nobody is.
 */
export const AccountButton = () => {
  const t = useMessages(BUTTONS)
  const { active, unsupported } = useNetwork()
  const { address } = useAccount()
  if (address === undefined) return null
  const wrong = active._tag === 'Unsupported' && unsupported === 'Refused'
  return (
    <HostButton tone={wrong ? 'danger' : 'secondary'} opens={{ view: wrong ? 'UnsupportedChain' : 'Account' }}>
      {/* A button without picture and balance is better than a page without the button. */}
      <LoadBoundary onRetry={FACE.retry} fallback={() => <AccountLabel />}>
        <Loaded chunk={FACE} waiting={<AccountLabel />}>
          {(Face) => <Face withBalance={!wrong} />}
        </Loaded>
      </LoadBoundary>
      {wrong && <span>{t('button.wrongNetwork')}</span>}
    </HostButton>
  )
}
