import { supportsBalances } from '../../domain/account/tokens.js'
import { totalValue } from '../../domain/account/tokenValue.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { AccountState } from '../../domain/account/accountState.js'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { ACCOUNT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { networkName } from '../../domain/network/networkNames.js'
import { UnsupportedNotice } from '../network/NetworkStatus.js'
import { Avatar } from '../primitives/Avatar.js'
import { Icon } from '../primitives/Icon.js'
import { Name } from '../primitives/List.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useNetwork } from '../shared/usePortico.js'
import { useTokens } from '../shared/hooks.js'
import { explorer, figure, minor, nameLine, portrait, summary } from './AccountView.styles.js'
import { Amount, Fiat } from './Amount.js'
import { CopyAddress } from './CopyAddress.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'

/** From here on a figure in large letters is wider than a small phone. */
const LONG_FROM = 1_000_000

/**
 * What the account has: all of it in US dollars where prices are known, with the network's own coin below; else the
 * coin alone. The coin is there first, and stays where it is when the prices come: from the first frame on, before
 * tokens are asked for, the place of the total is kept. A test network has none.
 */
const Balance = ({ account }: { readonly account: AccountState }) => {
  const t = useMessages(ACCOUNT)
  const tokens = useTokens()
  const { active } = useNetwork()
  const hasPrices =
    active._tag === 'Configured' && supportsBalances(active.network.caipNetworkId) && active.network.testnet !== true
  const isComing = hasPrices && (tokens._tag === 'Unknown' || tokens._tag === 'Loading')
  const total = hasPrices && tokens._tag === 'Loaded' ? totalValue(tokens.tokens) : undefined
  const coin = account.balance !== undefined && account.balanceSymbol !== undefined && (
    <Amount amount={account.balance} symbol={account.balanceSymbol} />
  )
  const isBelow = isComing || total !== undefined
  return (
    <>
      <p className={figure} data-long={Number(total ?? account.balance) >= LONG_FROM}>
        <span className={hidden}>{t(isBelow ? 'tokens.total' : 'account.balance')}</span>
        {total === undefined ? isBelow || !coin ? <Skeleton shape="line" /> : coin : <Fiat value={total} />}
      </p>
      {isBelow && (
        <p className={minor}>
          <span className={hidden}>{t('account.balance')}</span>
          {coin || <Skeleton shape="line" />}
        </p>
      )}
    </>
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
  const wallet = account.connectedWalletInfo
  const walletIcon = usePicture(pictureAt(wallet?.icon))
  const network = active._tag === 'Configured' ? active.network.name : networkName(networks, active.caipNetworkId)
  return (
    <div className={summary}>
      <span className={portrait}>
        <Avatar address={address} src={usePicture(pictureAt(account.profileImage))} large />
        {wallet !== undefined && <WalletIcon name={wallet.name} src={walletIcon} />}
      </span>
      <div className={nameLine}>
        {account.profileName === undefined ? (
          <bdi dir="ltr">{truncateAddress(spelt)}</bdi>
        ) : (
          <Name>{account.profileName}</Name>
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
          {wallet === undefined ? network : t('account.on', { wallet: wallet.name, network })}
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
