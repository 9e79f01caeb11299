import { type NativeBalance, supportsBalances } from '../../domain/account/tokens.js'
import { isHidden } from '../../domain/account/hiddenTokens.js'
import { totalValue } from '../../domain/account/tokenValue.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { AccountState } from '../../domain/account/accountState.js'
import { ACCOUNT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useWalletName } from '../messages/useNames.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { networkName } from '../../domain/network/networkNames.js'
import { UnsupportedNotice } from '../network/NetworkStatus.js'
import { Avatar } from '../primitives/Avatar.js'
import { Button } from '../primitives/Button.js'
import { Name, Tag } from '../primitives/List.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useTokens } from '../shared/hooks.js'
import { useHiddenTokens } from '../tokens/useHiddenTokens.js'
import { figure, minor, nameLine, portrait, summary } from './AccountView.styles.js'
import { Amount, Fiat } from './Amount.js'
import { ExplorerLink } from './ExplorerLink.js'
import { CopyAddress } from './CopyAddress.js'
import { ShortAddress } from './ShortAddress.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { usePicture } from '../shared/pictures.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useSpelling } from '../shared/useSpelling.js'

/** The last known amount. */
const amountOf = (balance: NativeBalance): string | undefined => {
  if (balance._tag === 'Loaded') return balance.amount
  return balance._tag === 'Unavailable' ? balance.last : undefined
}

/** The network's own coin: its amount, or that it is loading or unavailable. */
const Coin = ({ balance, symbol }: { readonly balance: NativeBalance; readonly symbol: string | undefined }) => {
  const t = useMessages(ACCOUNT)
  const amount = amountOf(balance)
  if (balance._tag === 'Unavailable' && amount === undefined) return <span>{t('account.balanceUnavailable')}</span>
  return (
    <>
      <span className={hidden}>{t('account.balance')}</span>
      {amount === undefined || symbol === undefined ? (
        <Skeleton shape="line" />
      ) : (
        <Amount amount={amount} symbol={symbol} />
      )}
    </>
  )
}

/** Offers a retry if the chain does not answer, unless the tokens below offer one. */
const BalanceProblem = ({
  balance,
}: {
  readonly balance: Extract<NativeBalance, { readonly _tag: 'Unavailable' }>
}) => {
  const t = useMessages(ACCOUNT)
  const { commands } = usePortico()
  const isSaidBelow = useTokens()._tag === 'Unavailable'
  return (
    <>
      {balance.last !== undefined && <p className={hint}>{t('account.balanceStale')}</p>}
      {!isSaidBelow && <Button onPress={commands.refreshBalances}>{t('tokens.retry')}</Button>}
    </>
  )
}

/**
 * The account's balance: the total in the host's currency where prices are known, with the network's own coin below;
 * else the coin alone. The coin appears first and does not move when the prices arrive, so the total's place is
 * reserved from the first frame, before tokens are requested. Test networks have no total.
 */
const Balance = ({ balance, symbol }: { readonly balance: NativeBalance; readonly symbol: string | undefined }) => {
  const t = useMessages(ACCOUNT)
  const tokens = useTokens()
  const hiddenOnes = useHiddenTokens()
  const { active } = useNetwork()
  const hasPrices =
    active._tag === 'Configured' && supportsBalances(active.network.caipNetworkId) && active.network.testnet !== true
  const isComing = hasPrices && (tokens._tag === 'Unknown' || tokens._tag === 'Loading')
  const total =
    hasPrices && tokens._tag === 'Loaded'
      ? totalValue(tokens.tokens.filter((token) => !isHidden(hiddenOnes, token)))
      : undefined
  const isBelow = isComing || total !== undefined
  const amount = amountOf(balance)
  const isInWords = !isBelow && balance._tag === 'Unavailable' && amount === undefined
  const coin = <Coin balance={balance} symbol={symbol} />
  return (
    <>
      <p className={figure} data-long={isInWords}>
        {isBelow && <span className={hidden}>{t('tokens.total')}</span>}
        {total === undefined ? isBelow ? <Skeleton shape="line" /> : coin : <Fiat value={total} />}
      </p>
      {isBelow && <p className={minor}>{coin}</p>}
      {balance._tag === 'Unavailable' && <BalanceProblem balance={balance} />}
    </>
  )
}

/**
 * The connected account, its network and its balance. A loading balance is a gap, never a zero (W-32); where nothing
 * reads balances, no balance is shown.
 */
export const AccountSummary = ({ account, address }: { readonly account: AccountState; readonly address: string }) => {
  const t = useMessages(ACCOUNT)
  const { active, networks, unsupported } = useNetwork()
  const balance = useReadable(usePortico().balance)
  const spelt = useSpelling()(address)
  const wallet = account.connectedWalletInfo
  const walletName = useWalletName()
  const walletIcon = usePicture(pictureAt(wallet?.icon))
  const network = active._tag === 'Configured' ? active.network.name : networkName(networks, active.caipNetworkId)
  return (
    <div className={summary}>
      <span className={portrait}>
        <Avatar address={address} src={usePicture(pictureAt(account.profileImage))} large />
        {wallet !== undefined && <WalletIcon name={wallet.name} src={walletIcon} />}
      </span>
      <div className={nameLine}>
        {account.profileName === undefined ? <ShortAddress address={spelt} /> : <Name>{account.profileName}</Name>}
        <CopyAddress address={spelt} name={t('account.copy')} />
      </div>
      {account.profileName !== undefined && (
        <span className={minor}>
          <ShortAddress address={spelt} />
        </span>
      )}
      {active._tag === 'Configured' && balance._tag !== 'NotConfigured' && (
        <Balance balance={balance} symbol={account.balanceSymbol} />
      )}
      {active._tag === 'Configured' || unsupported === 'Allowed' ? (
        <span className={minor} dir="auto">
          {wallet === undefined ? network : t('account.on', { wallet: walletName(wallet), network })}
        </span>
      ) : (
        <p className={minor} role="status">
          <UnsupportedNotice id={active.caipNetworkId} />
        </p>
      )}
      {wallet?.unverified && (
        <>
          <Tag tone="danger">{t('account.unverified')}</Tag>
          <p className={hint}>{t('account.unverifiedHint', { wallet: wallet.name })}</p>
        </>
      )}
      <ExplorerLink href={account.addressExplorerUrl} name={t('account.explorer')} />
    </div>
  )
}
