import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'
import { NAMESPACE_NAMES } from '../../domain/network/NAMESPACE_NAMES.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead, stack } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { Waiting } from '../modal/Waiting.js'
import { NetworkPicture } from '../network/NetworkPicture.js'
import { Icon } from '../primitives/Icon.js'
import { List } from '../primitives/List.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { useConnections } from '../shared/useConnections.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { useWalletRow } from '../wallets/useWalletRow.js'
import { WalletPicture } from '../wallets/WalletPicture.js'

const ChainRow = ({
  walletId,
  connector: { namespace, connectorId },
}: {
  readonly walletId: string
  readonly connector: ConnectorKey
}) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const network = useNetwork().networks.find(({ chainNamespace }) => chainNamespace === namespace)
  const connection = useConnections()[namespace]
  const isConnected = connection._tag === 'Connected' && connection.active.connectorId === connectorId
  return (
    <ListRow
      picture={network && <NetworkPicture network={network} size="row" />}
      text={NAMESPACE_NAMES[namespace]}
      tag={
        isConnected && (
          <Tag tone="accent">
            <Icon name="done" />
            {t('multiChain.connected')}
          </Tag>
        )
      }
      onPress={() => commands.chooseWallet(walletId, namespace)}
    />
  )
}

/** Asks on which chain a wallet that speaks several is to be connected (V-09); it may have left the page meanwhile. */
export const ConnectingMultiChainView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const view = useShownView()
  const walletId = view.name === 'ConnectingMultiChain' ? view.walletId : ''
  const row = useWalletRow(walletId)
  const wallet = row ?? { name: walletId }
  const picture = <WalletPicture wallet={wallet} large />
  const values = { wallet: wallet.name }
  if (row?._tag !== 'Installed') {
    const step = { label: t('modal.back'), onPress: commands.back }
    return (
      <Waiting
        picture={picture}
        lead={t('connecting.unavailable', values)}
        hint={t('connecting.unavailableHint', values)}
        tone="danger"
        step={step}
      />
    )
  }
  return (
    <div className={stack}>
      <div className={centred}>
        {picture}
        <p className={lead}>{t('multiChain.choose')}</p>
        <p className={hint}>{t('multiChain.hint', values)}</p>
      </div>
      <List name={t('multiChain.choose')}>
        {row.connectors.map((connector) => (
          <li key={connector.namespace}>
            <ChainRow walletId={walletId} connector={connector} />
          </li>
        ))}
      </List>
    </div>
  )
}
