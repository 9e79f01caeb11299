import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { Network } from '../../domain/network/Network.js'
import type { ActiveAccount } from './ActiveAccount.js'

/** The account a connection stands for; none while nothing is connected. */
export const activeAccountOf = (
  networks: readonly Network[],
  connection: NamespaceConnection,
): ActiveAccount | undefined => {
  if (connection._tag !== 'Connected') return undefined
  const { caipNetworkId, accounts } = connection.active
  return {
    caipAddress: `${caipNetworkId}:${accounts[0]}`,
    address: accounts[0],
    caipNetworkId,
    network: networks.find((network) => network.caipNetworkId === caipNetworkId),
  }
}
