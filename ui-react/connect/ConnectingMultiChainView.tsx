import type { ViewOf } from '../../domain/modal/view.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import { COMMON } from '../messages/common.js'
import { MODAL } from '../modal/messages.js'
import { CONNECTING } from './connectingMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useNamespaceName } from '../messages/useNames.js'
import { centred, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { useWalletRow } from '../shared/viewHooks.js'
import { Waiting } from '../modal/Waiting.js'
import { NetworkPicture } from '../shared/pictures.js'
import { Icon } from '../primitives/Icon.js'
import { List, ListRow, Tag } from '../primitives/List.js'
import { useConnections } from '../shared/hooks.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletRows.js'

const WORDS = { ...COMMON, ...MODAL, ...CONNECTING }

const ChainRow = ({
  walletId,
  connector: { namespace, connectorId },
}: {
  readonly walletId: string
  readonly connector: ConnectorKey
}) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const network = useNetwork().networks.find(({ chainNamespace }) => chainNamespace === namespace)
  const connection = useConnections()[namespace]
  const isConnected = connection._tag === 'Connected' && connection.active.connectorId === connectorId
  return (
    <ListRow
      picture={network && <NetworkPicture network={network} size="row" />}
      text={useNamespaceName()(namespace)}
      tag={
        isConnected && (
          <Tag tone="strong">
            <Icon name="done" />
            {t('multiChain.connected')}
          </Tag>
        )
      }
      onPress={() => commands.chooseWallet(walletId, namespace)}
    />
  )
}

/** Asks on which namespace to connect a wallet that supports several (V-09). The wallet may have left the page. */
export const ConnectingMultiChainView = ({ view }: { readonly view: ViewOf<'ConnectingMultiChain'> }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const { walletId } = view
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
