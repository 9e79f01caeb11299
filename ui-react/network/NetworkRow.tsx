import type { Network } from '../../domain/network/Network.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from './NetworkPicture.js'

/** A network to go to; the one the page is on leads back (W-39). */
export const NetworkRow = ({ network }: { readonly network: Network }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const { active, switching } = useNetwork()
  const { caipNetworkId, name, testnet = false } = network
  const current = active._tag === 'Configured' && active.network.caipNetworkId === caipNetworkId
  return (
    <ListRow
      picture={<NetworkPicture network={network} size="row" />}
      text={name}
      note={testnet ? t('networks.testnet') : undefined}
      tag={
        current && (
          <Tag tone="accent">
            <Icon name="done" />
            {t('networks.current')}
          </Tag>
        )
      }
      current={current}
      disabled={switching === 'Off'}
      onPress={() => (current ? commands.back() : commands.chooseNetwork(caipNetworkId))}
    />
  )
}
