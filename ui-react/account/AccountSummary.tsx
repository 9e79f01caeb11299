import { supportsBalances } from '../../domain/account/tokens.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { AccountState } from '../../domain/account/accountState.js'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { ACCOUNT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { networkName } from '../network/NetworkPicker.js'
import { UnsupportedNotice } from '../network/NetworkStatus.js'
import { Avatar } from '../primitives/Avatar.js'
import { Icon } from '../primitives/Icon.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useNetwork } from '../shared/hooks.js'
import { explorer, figure, minor, nameLine, summary } from './AccountView.styles.js'
import { Amount } from './Amount.js'
import { CopyAddress } from './CopyAddress.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'

const Balance = ({ account }: { readonly account: AccountState }) => {
  const t = useMessages(ACCOUNT)
  return (
    <p className={figure}>
      <span className={hidden}>{t('account.balance')}</span>
      {account.balance === undefined || account.balanceSymbol === undefined ? (
        <Skeleton shape="line" />
      ) : (
        <Amount amount={account.balance} symbol={account.balanceSymbol} />
      )}
    </p>
  )
}

/**
 * Who is connected, on which network, with how much. A balance that is on its way is a gap, never a zero (W-32); where
 * none is read (S9-20), nothing is said of it, unless the host's own reader says it.
 */
export const AccountSummary = ({ account, address }: { readonly account: AccountState; readonly address: string }) => {
  const t = useMessages(ACCOUNT)
  const { active, networks, unsupported } = useNetwork()
  const spelt = useSpelling()(address)
  return (
    <div className={summary}>
      <Avatar address={address} src={usePicture(pictureAt(account.profileImage))} large />
      <div className={nameLine}>
        {account.profileName === undefined ? (
          <bdi dir="ltr">{truncateAddress(spelt)}</bdi>
        ) : (
          <bdi>{account.profileName}</bdi>
        )}
        <CopyAddress address={spelt} name={t('account.copy')} />
      </div>
      {account.profileName !== undefined && (
        <bdi dir="ltr" className={minor}>
          {truncateAddress(spelt)}
        </bdi>
      )}
      {active._tag === 'Configured' &&
        (account.balance !== undefined || supportsBalances(active.network.caipNetworkId)) && (
          <Balance account={account} />
        )}
      {active._tag === 'Configured' || unsupported === 'Allowed' ? (
        <span className={minor} dir="auto">
          {active._tag === 'Configured' ? active.network.name : networkName(networks, active.caipNetworkId)}
        </span>
      ) : (
        <p className={minor} role="status">
          <UnsupportedNotice id={active.caipNetworkId} />
        </p>
      )}
      {account.addressExplorerUrl !== undefined && (
        <a className={explorer} href={account.addressExplorerUrl} target="_blank" rel="noopener noreferrer">
          {t('account.explorer')} <Icon name="external" />
        </a>
      )}
    </div>
  )
}
