import { pictureAt } from '../../domain/images/picture.js'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { BUTTONS } from './buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { hidden } from '../modal/shared.styles.js'
import { Avatar } from '../primitives/Picture.js'
import { useAccount } from '../shared/usePortico.js'
import { useNetwork } from '../shared/hooks.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'
import { HostButton } from './HostButton.js'

// Formatting needs decimal arithmetic, which the first paint must not load.
const AMOUNT = lazyComponent(async () => (await import('../account/Amount.js')).Amount)

/**
 * Shows who is connected and opens the account, or what to do about a network the site does not use (U-38); nothing
 * while nobody is.
 */
export const AccountButton = () => {
  const t = useMessages(BUTTONS)
  const { active, unsupported } = useNetwork()
  const { address, balance, balanceSymbol, profileName, profileImage } = useAccount()
  const avatar = usePicture(pictureAt(profileImage))
  const spell = useSpelling(address !== undefined)
  if (address === undefined) return null
  const name = profileName ?? truncateAddress(spell(address))
  const wrong = active._tag === 'Unsupported' && unsupported === 'Refused'
  return (
    <HostButton tone={wrong ? 'danger' : 'secondary'} opens={{ view: wrong ? 'UnsupportedChain' : 'Account' }}>
      <Avatar address={address} src={avatar} />
      {/* Its name for a screen reader holds all that is seen, the balance too. */}
      <span className={hidden}>{t('button.account', { name })}</span>
      <bdi aria-hidden="true">{name}</bdi>
      {wrong && <span>{t('button.wrongNetwork')}</span>}
      {!wrong && balance !== undefined && balanceSymbol !== undefined && (
        // A button without its balance is better than a page without the button.
        <LoadBoundary onRetry={AMOUNT.retry} fallback={() => null}>
          <Loaded chunk={AMOUNT} waiting={null}>
            {(Amount) => <Amount amount={balance} symbol={balanceSymbol} />}
          </Loaded>
        </LoadBoundary>
      )}
    </HostButton>
  )
}
