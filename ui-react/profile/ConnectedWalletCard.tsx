import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { COMMON } from '../messages/common.js'
import { PROFILE } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { Button } from '../primitives/Button.js'
import { Icon, IconButton } from '../primitives/Icon.js'
import { iconButton } from '../primitives/Icon.styles.js'
import { Name, Tag } from '../primitives/List.js'
import { useAccount, useNetwork } from '../shared/usePortico.js'
import { accountLine, accountName, accountText, card, cardActions, cards } from './profile.styles.js'
import type { KnownWallet, MultiWallet } from '../../application/connect/multiWallet.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { pictureAt } from '../../domain/images/picture.js'
import { explorerAccountUrl } from '../../domain/network/networkDisplay.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { useConnections } from '../shared/hooks.js'
import { usePicture } from '../shared/pictures.js'
import { useSpelling } from '../shared/useSpelling.js'
import { WalletName } from './WalletName.js'

const WORDS = { ...COMMON, ...PROFILE }

interface AccountLineProps {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Name of its wallet, for screen reader users who only hear the button. */
  readonly wallet: string
  readonly active: boolean
  readonly explorer: string | undefined
  readonly copied: boolean
  readonly onCopy: () => void
  readonly onSwitch: () => void
}

/** One account of a wallet: its name, whether it is in use, and its actions. */
const AccountLine = ({ namespace, address, wallet, active, explorer, copied, onCopy, onSwitch }: AccountLineProps) => {
  const t = useMessages(WORDS)
  const known = useAccount(namespace)
  const isSmart = known.user?.address === address && known.preferredAccountType === 'smartAccount'
  const spelt = useSpelling()(address)
  const account = truncateAddress(spelt)
  const explorerName = t('profile.explorer', { account })
  return (
    <li className={accountLine} aria-current={active ? 'true' : undefined}>
      <span className={accountName}>
        <Avatar address={address} />
        <span className={accountText}>
          {known.address === address && known.profileName !== undefined && <Name>{known.profileName}</Name>}
          <ShortAddress address={spelt} />
          {isSmart && <Tag>{t('profile.smart')}</Tag>}
        </span>
        {active && <Tag tone="strong">{t('profile.active')}</Tag>}
      </span>
      <span className={cardActions}>
        {!active && (
          <Button onPress={onSwitch}>
            {t('profile.switch')} <span className={hidden}>{t('profile.whose', { wallet, account })}</span>
          </Button>
        )}
        <CopyAddress address={spelt} name={t('profile.copy', { account })} latest={copied} onAsk={onCopy} />
        {explorer !== undefined && (
          <a
            className={iconButton}
            href={explorer}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={explorerName}
            title={explorerName}
          >
            <Icon name="external" />
          </a>
        )}
      </span>
    </li>
  )
}

export interface ConnectedWalletCardProps {
  readonly wallets: MultiWallet
  readonly wallet: KnownWallet
  /** The account that was copied last. */
  readonly copied: string
  readonly onCopy: (account: string) => void
}

/** A connected wallet with its accounts; the one in use is the active wallet of the active namespace (S4-02). */
export const ConnectedWalletCard = ({ wallets, wallet, copied, onCopy }: ConnectedWalletCardProps) => {
  const t = useMessages(WORDS)
  const { activeNamespace, networks } = useNetwork()
  const connections = useConnections(wallet.namespace)
  const active = wallet.relation === 'connected' && wallet.namespace === activeNamespace
  const name = wallet.label ?? wallet.name
  const connection = liveConnections(connections).find(({ connectorId }) => connectorId === wallet.connectorId)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === connection?.caipNetworkId)
  return (
    <li className={card} data-active={active}>
      <WalletName
        wallet={wallet}
        picture={<WalletIcon name={wallet.name} src={usePicture(pictureAt(wallet.icon))} />}
        onLabel={(text) => wallets.label(wallet, text)}
      >
        <IconButton
          icon="power"
          name={t('profile.disconnect', { wallet: name })}
          onPress={() => wallets.disconnect(wallet)}
        />
      </WalletName>
      {connection?.unverified && <Tag tone="danger">{t('profile.unverified')}</Tag>}
      <ul className={cards} aria-label={t('account.accounts')}>
        {wallet.accounts.map((address, index) => (
          <AccountLine
            key={address}
            namespace={wallet.namespace}
            address={address}
            wallet={name}
            active={active && index === 0}
            explorer={explorerAccountUrl(network, address)}
            copied={copied === `${wallet.connectorId} ${address}`}
            onCopy={() => onCopy(`${wallet.connectorId} ${address}`)}
            onSwitch={() => wallets.switchTo(wallet, address)}
          />
        ))}
      </ul>
    </li>
  )
}
