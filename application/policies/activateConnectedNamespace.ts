import { map, merge, pairwise } from 'rxjs'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Policy } from './Policy.js'

/** How the wallet came to be the active one of its namespace. */
const arrival = (before: NamespaceConnection, after: NamespaceConnection): 'Connected' | 'Restored' | undefined => {
  if (after._tag !== 'Connected') return undefined
  const { connectorId } = after.active
  if (before._tag === 'Restoring' && before.connectorId === connectorId) return 'Restored'
  // One that was live already takes the place of another that went: nobody chose it.
  return connectionsOf(before).some((each) => each.connectorId === connectorId) ? undefined : 'Connected'
}

/**
 * The namespace that the visitor connected last is the active one, and while any is connected, one of those. A wallet that
 * is found again takes the page nowhere where another one is, or is being asked.
 */
export const makeActivateConnectedNamespace =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'sessions'>
    readonly network: Pick<NetworkFeature, 'state' | 'setActiveNamespace'>
  }): Policy =>
  () => {
    const { connect, network } = deps
    const changes = CHAIN_NAMESPACES.map((namespace) =>
      connect.sessions[namespace].state.changes.pipe(
        pairwise(),
        map(([before, after]) => ({ namespace, before, after })),
      ),
    )
    return merge(...changes).subscribe(({ namespace, before, after }) => {
      const { activeNamespace } = network.state.value
      const arrived = arrival(before, after)
      const isFree = connect.sessions[activeNamespace].state.value._tag === 'Disconnected'
      if (arrived === 'Connected' || (arrived === 'Restored' && isFree)) network.setActiveNamespace(namespace)
      if (after._tag !== 'Disconnected' || before._tag === 'Disconnected' || activeNamespace !== namespace) return
      const other = CHAIN_NAMESPACES.find((each) => connect.sessions[each].state.value._tag === 'Connected')
      if (other !== undefined) network.setActiveNamespace(other)
    })
  }
