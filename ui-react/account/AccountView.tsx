import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { COMMON } from '../messages/common.js'
import { CONNECT } from '../connect/messages.js'
import { ACCOUNT } from './messages.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { stack } from '../modal/shared.styles.js'
import { foot } from '../modal/ViewParts.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { useConnections, useFeatures, useNetwork } from '../shared/hooks.js'
import { account as accountClass, loggedInLine, walletAccount, walletAccounts } from './AccountView.styles.js'
import type { AccountState } from '../../domain/account/accountState.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { pictureAt } from '../../domain/images/picture.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { ListRow } from '../primitives/List.js'
import { rowGroup } from '../primitives/List.styles.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'
import { useAccount, usePortico } from '../shared/usePortico.js'
import { truncateEmail } from '../../domain/login/emailLogin.js'
import { canSwitchAccountType } from '../../domain/account/embeddedUser.js'
import { SOCIAL_NAMES } from '../login/socialNames.js'
import { useReadable } from '../shared/useReadable.js'
import { supportsBalances } from '../../domain/account/tokens.js'
import { Tabs, type TabsProps } from '../primitives/Tabs.js'
import { AccountSummary } from './AccountSummary.js'
import { DisconnectButton } from './DisconnectButton.js'
import { TokensPanel } from './TokensPanel.js'
import { HostPart } from '../slots/HostPart.js'

const WORDS = { ...COMMON, ...CONNECT, ...ACCOUNT }

/** Every account the wallet shows this site, when there are several. Which one is active is chosen in the wallet. */
const WalletAccounts = ({ active }: { readonly active: string }) => {
  const t = useMessages(WORDS)
  const connection = useConnections(useNetwork().activeNamespace)
  const spell = useSpelling()
  if (connection._tag !== 'Connected' || connection.active.accounts.length < 2) return null
  return (
    <div className={stack}>
      <ul className={walletAccounts} aria-label={t('account.accounts')}>
        {connection.active.accounts.map((address) => (
          <li key={address} className={walletAccount} aria-current={address === active}>
            <Avatar address={address} />
            <bdi dir="ltr">{truncateAddress(spell(address))}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The way to the connected wallets, by the name of the only one; absent where there can be no other. */
const WalletsRow = ({ account }: { readonly account: AccountState }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const counted = useCounted(WORDS)
  const { multiWallet } = useFeatures()
  const { networks } = useNetwork()
  const count = Object.values(useConnections()).flatMap(liveConnections).length
  const wallet = account.connectedWalletInfo
  const src = usePicture(pictureAt(wallet?.icon))
  const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  if (!multiWallet && namespaces.size === 1) return null
  return (
    <div className={rowGroup}>
      <ListRow
        picture={
          wallet === undefined ? <WalletIcon name="" icon="wallet" /> : <WalletIcon name={wallet.name} src={src} />
        }
        text={t('connect.wallets')}
        note={count > 1 ? counted('wallets.count', count) : wallet?.name}
        onPress={() => commands.go({ name: 'ProfileWallets' })}
      />
    </div>
  )
}

/**
 * Who is logged in: an e-mail address can be changed, a social account cannot (S2-10); and the way to a smart account
 * (S6-02).
 */
const LoggedInRows = ({ account }: { readonly account: AccountState }) => {
  const t = useMessages(WORDS)
  const { commands, smartAccountNetworks } = usePortico()
  const enabled = useReadable(smartAccountNetworks)
  const { active } = useNetwork()
  const { user, socialProvider, preferredAccountType } = account
  if (user === undefined) return null
  const email = user.email ?? undefined
  const name = socialProvider === undefined ? user.userName : (user.userName ?? email)
  const canGoSmart =
    active._tag === 'Configured' && canSwitchAccountType(enabled, active.network.caipNetworkId, preferredAccountType)
  return (
    <div className={rowGroup}>
      {socialProvider === undefined && email !== undefined ? (
        <ListRow
          picture={<WalletIcon name="" icon="mail" />}
          text={truncateEmail(email)}
          note={t('account.changeEmail')}
          onPress={() => commands.go({ name: 'UpdateEmailWallet' })}
        />
      ) : (
        <p className={loggedInLine}>
          {name !== undefined && <bdi>{truncateEmail(name)}</bdi>}
          {socialProvider !== undefined && (
            <span>{t('account.loggedInBy', { provider: SOCIAL_NAMES[socialProvider] })}</span>
          )}
        </p>
      )}
      {canGoSmart && (
        <ListRow
          picture={<WalletIcon name="" icon="wallet" />}
          text={t('account.smartAccount')}
          note={t('account.smartAccountHint')}
          onPress={() => commands.preferAccountType('smartAccount')}
        />
      )}
    </div>
  )
}

const drawTabs = (tabs: TabsProps<string>) => <Tabs {...tabs} />

/**
 * The home of a connected visitor (S2-03). A tab appears here when its feature exists and is on (S2-20, S1-09). On a
 * network that the site does not use, and where no balances are read (S9-20), nothing is said about what the account
 * holds. What the host adds comes after what Portico has of its kind (W-64).
 */
export const AccountView = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const account = useAccount()
  const { active } = useNetwork()
  if (account.address === undefined) return null
  const hasTokens = active._tag === 'Configured' && supportsBalances(active.network.caipNetworkId)
  const tabs: TabsProps<string> = {
    name: t('tokens.tabs'),
    tabs: hasTokens ? [{ id: 'Tokens', label: t('tokens.tab') }] : [],
    chosen: 'Tokens',
    onChoose: () => commands.chooseTab('Tokens'),
    children: <TokensPanel />,
  }
  return (
    <div className={accountClass}>
      <AccountSummary account={account} address={account.address} />
      <HostPart place={{ _tag: 'Actions', account, name: t('account.actions') }} />
      <WalletAccounts active={account.address} />
      <WalletsRow account={account} />
      <LoggedInRows account={account} />
      <HostPart place={{ _tag: 'Rows', account }} />
      <HostPart place={{ _tag: 'Tabs', account, own: tabs, draw: drawTabs }}>{hasTokens && drawTabs(tabs)}</HostPart>
      <div className={foot}>
        <DisconnectButton />
      </div>
    </div>
  )
}
