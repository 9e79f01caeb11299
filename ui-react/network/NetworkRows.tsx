import type { Network } from '../../domain/network/Network.js'
import { useTranslate } from '../messages/useTranslate.js'
import { List } from '../primitives/List.js'
import { NetworkRow } from './NetworkRow.js'

/** The networks to choose from, each a row. */
export const NetworkRows = ({ networks }: { readonly networks: readonly Network[] }) => {
  const t = useTranslate()
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
