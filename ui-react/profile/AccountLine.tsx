import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hidden } from '../modal/shared.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { iconButton } from '../primitives/IconButton.styles.js'
import { Tag } from '../primitives/Tag.js'
import { useAccount } from '../shared/useAccount.js'
import { accountLine, accountName, accountText, cardActions } from './profile.styles.js'

export interface AccountLineProps {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Name of its wallet, for who hears the button alone. */
  readonly wallet: string
  readonly active: boolean
  readonly explorer: string | undefined
  readonly copied: boolean
  readonly onCopy: () => void
  readonly onSwitch: () => void
}

/** One account of a wallet: whose it is, whether it is the one in use, and what can be done with it. */
export const AccountLine = ({
  namespace,
  address,
  wallet,
  active,
  explorer,
  copied,
  onCopy,
  onSwitch,
}: AccountLineProps) => {
  const t = useTranslate()
  const known = useAccount(namespace)
  const account = truncateAddress(address)
  const explorerName = t('profile.explorer', { account })
  return (
    <li className={accountLine} aria-current={active ? 'true' : undefined}>
      <span className={accountName}>
        <Avatar address={address} />
        <span className={accountText}>
          {known.address === address && known.profileName !== undefined && <bdi>{known.profileName}</bdi>}
          <bdi dir="ltr">{account}</bdi>
        </span>
        {active && <Tag tone="accent">{t('profile.active')}</Tag>}
      </span>
      <span className={cardActions}>
        {!active && (
          <Button onPress={onSwitch}>
            {t('profile.switch')} <span className={hidden}>{t('profile.whose', { wallet, account })}</span>
          </Button>
        )}
        <CopyAddress address={address} name={t('profile.copy', { account })} latest={copied} onAsk={onCopy} />
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
