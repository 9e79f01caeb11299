import type { ReceiveApi } from '../../application/receive/receiveFeature.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { warning } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { NetworkPicture } from '../shared/pictures.js'
import { useReadable } from '../shared/useReadable.js'
import { RECEIVE } from './messages.js'
import { networkLine, plainList } from './receive.styles.js'

const Networks = ({ api }: { readonly api: ReceiveApi }) => {
  const t = useMessages(RECEIVE)
  const state = useReadable(api.state)
  if (state._tag === 'Restoring') return <ViewLoading />
  if (state._tag === 'NoAccount') return <p className={hint}>{t('receive.noAccountHint')}</p>
  return (
    <div className={stack}>
      <p className={warning}>{t('receive.lost')}</p>
      {state.networks.length === 0 && <p className={hint}>{t('receive.noNetworks')}</p>}
      <ul className={plainList} aria-label={t('receive.networks')}>
        {state.networks.map((network) => (
          <li key={network.caipNetworkId} className={networkLine}>
            <NetworkPicture network={network} size="row" />
            <bdi>{network.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The networks on which the account's address can be paid (V-31). For information only. */
export const WalletCompatibleNetworksView = () => (
  <WithFeature name="receive">{(api) => <Networks api={api} />}</WithFeature>
)
