import type { KnownWallet, MultiWallet } from '../../application/connect/MultiWallet.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import { pictureAt } from '../../domain/images/pictureAt.js'
import { explorerAddress } from '../../domain/network/explorerAddress.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Arch } from '../primitives/Arch.js'
import { IconButton } from '../primitives/IconButton.js'
import { useConnections } from '../shared/useConnections.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePicture } from '../shared/usePicture.js'
import { AccountLine } from './AccountLine.js'
import { card, cards } from './profile.styles.js'
import { WalletName } from './WalletName.js'

export interface LiveWalletProps {
  readonly wallets: MultiWallet
  readonly wallet: KnownWallet
  /** Which account was copied last. */
  readonly copied: string
  readonly onCopy: (account: string) => void
}

/** A connected wallet with its accounts; the one in use is the active wallet of the active namespace (S4-02). */
export const LiveWallet = ({ wallets, wallet, copied, onCopy }: LiveWalletProps) => {
  const t = useTranslate()
  const { activeNamespace, networks } = useNetwork()
  const connections = useConnections(wallet.namespace)
  const active = wallet.relation === 'connected' && wallet.namespace === activeNamespace
  const name = wallet.label ?? wallet.name
  const connection = connectionsOf(connections).find(({ connectorId }) => connectorId === wallet.connectorId)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === connection?.caipNetworkId)
  return (
    <li className={card} data-active={active}>
      <WalletName
        wallet={wallet}
        picture={<Arch name={wallet.name} src={usePicture(pictureAt(wallet.icon))} />}
        onLabel={(text) => wallets.label(wallet, text)}
      >
        <IconButton
          icon="power"
          name={t('profile.disconnect', { wallet: name })}
          onPress={() => wallets.disconnect(wallet)}
        />
      </WalletName>
      <ul className={cards} aria-label={t('account.accounts')}>
        {wallet.accounts.map((address, place) => (
          <AccountLine
            key={address}
            namespace={wallet.namespace}
            address={address}
            wallet={name}
            active={active && place === 0}
            explorer={explorerAddress(network, address)}
            copied={copied === `${wallet.connectorId} ${address}`}
            onCopy={() => onCopy(`${wallet.connectorId} ${address}`)}
            onSwitch={() => wallets.switchTo(wallet, address)}
          />
        ))}
      </ul>
    </li>
  )
}
