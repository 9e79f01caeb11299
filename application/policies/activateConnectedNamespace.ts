import { distinctUntilChanged, map, merge, pairwise } from 'rxjs'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Policy } from './Policy.js'

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
        map(({ _tag }) => _tag),
        distinctUntilChanged(),
        pairwise(),
        map(([before, after]) => ({ namespace, before, after })),
      ),
    )
    return merge(...changes).subscribe(({ namespace, before, after }) => {
      const { activeNamespace } = network.state.value
      const active = connect.sessions[activeNamespace].state.value._tag
      if (after === 'Connected' && (before !== 'Restoring' || active === 'Disconnected')) network.setActiveNamespace(namespace)
      if (after !== 'Disconnected' || activeNamespace !== namespace) return
      const other = CHAIN_NAMESPACES.find((each) => connect.sessions[each].state.value._tag === 'Connected')
      if (other !== undefined) network.setActiveNamespace(other)
    })
  }
