import type { Network } from '../../domain/network/network.js'
import { NETWORK } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { Icon } from '../primitives/Icon.js'
import { List, ListRow, Tag } from '../primitives/List.js'
import { useConnections } from '../shared/hooks.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from '../shared/pictures.js'

/** What the paired wallet has to do for a network that it did not approve; `undefined` if nothing. */
const useUnapprovedNote = ({ chainNamespace, caipNetworkId }: Network): string | undefined => {
  const t = useMessages(NETWORK)
  const { activeNamespace } = useNetwork()
  const here = useConnections(activeNamespace)
  const there = useConnections(chainNamespace)
  const connection = there._tag === 'Disconnected' ? here : there
  const paired = connection._tag === 'Connected' ? connection.active : undefined
  if (paired?.approvedNetworks === undefined || paired.approvedNetworks.includes(caipNetworkId)) return undefined
  const wallet = paired.wallet?.name ?? t('switching.yourWallet')
  return t(connection === there ? 'networks.unapproved' : 'networks.elsewhere', { wallet })
}

/** A network to switch to, marked if a paired wallet did not approve it; the current one leads back (W-39). */
const NetworkRow = ({ network }: { readonly network: Network }) => {
  const t = useMessages(NETWORK)
  const { commands } = usePortico()
  const { active, switching } = useNetwork()
  const { caipNetworkId, name, testnet = false } = network
  const notes = [testnet ? t('networks.testnet') : undefined, useUnapprovedNote(network)].filter(
    (note) => note !== undefined,
  )
  const current = active._tag === 'Configured' && active.network.caipNetworkId === caipNetworkId
  return (
    <ListRow
      picture={<NetworkPicture network={network} size="row" />}
      text={name}
      note={notes.length > 0 ? notes.join(' · ') : undefined}
      tag={
        current && (
          <Tag tone="strong">
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

/** The selectable networks, one per row. */
export const NetworkRows = ({ networks }: { readonly networks: readonly Network[] }) => {
  const t = useMessages(NETWORK)
  return (
    <List name={t('networks.list')}>
      {networks.map((network) => (
        <li key={network.caipNetworkId}>
          <NetworkRow network={network} />
        </li>
      ))}
    </List>
  )
}
