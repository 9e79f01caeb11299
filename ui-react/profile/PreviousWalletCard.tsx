import type { KnownWallet, MultiWallet } from '../../application/connect/multiWallet.js'
import { type ConnectorKey, isSameConnector } from '../../domain/connect/connection.js'
import { pictureAt } from '../../domain/images/picture.js'
import { isUnverified } from '../../domain/wallets/walletRow.js'
import { PROFILE } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { Button } from '../primitives/Button.js'
import { IconButton } from '../primitives/Icon.js'
import { Name, Tag } from '../primitives/List.js'
import { useConnections } from '../shared/hooks.js'
import { usePicture } from '../shared/pictures.js'
import { useWalletRow } from '../shared/viewHooks.js'
import { card, cardActions, cardLine, cardName } from './profile.styles.js'

export interface PreviousWalletCardProps {
  readonly wallets: MultiWallet
  readonly wallet: KnownWallet
  readonly returning: readonly ConnectorKey[]
}

/**
 * A wallet that was used here before, and may be asked again; busy while it is asked without a prompt. Marked as
 * unverified if the list marks it: another wallet may claim to be it (S-11).
 */
export const PreviousWalletCard = ({ wallets, wallet, returning }: PreviousWalletCardProps) => {
  const t = useMessages(PROFILE)
  const connections = useConnections(wallet.namespace)
  const row = useWalletRow(wallet.connectorId)
  const name = wallet.label ?? wallet.name
  const restoring = connections._tag === 'Restoring' && connections.connectorId === wallet.connectorId
  return (
    <li className={card}>
      <div className={cardLine}>
        <WalletIcon name={wallet.name} src={usePicture(pictureAt(wallet.icon))} />
        <span className={cardName}>
          {wallet.label !== undefined && <Name>{wallet.label}</Name>}
          <Name>{wallet.name}</Name>
        </span>
        <span className={cardActions}>
          <Button
            busy={restoring || returning.some((each) => isSameConnector(each, wallet))}
            onPress={() => wallets.switchTo(wallet)}
          >
            {t('profile.connect')} <bdi className={hidden}>{name}</bdi>
          </Button>
          <IconButton icon="bin" name={t('profile.forget', { wallet: name })} onPress={() => wallets.forget(wallet)} />
        </span>
      </div>
      {row !== undefined && isUnverified(row) && <Tag tone="danger">{t('profile.unverified')}</Tag>}
    </li>
  )
}
