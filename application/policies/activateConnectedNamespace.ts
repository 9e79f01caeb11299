import { distinctUntilChanged, map, merge, skip } from 'rxjs'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Policy } from './Policy.js'

/** The namespace that connected last is the active one. */
export const makeActivateConnectedNamespace =
  (deps: { readonly connect: Pick<ConnectFeature, 'sessions'>; readonly network: Pick<NetworkFeature, 'setActiveNamespace'> }): Policy =>
  () =>
    merge(
      ...CHAIN_NAMESPACES.map((namespace) =>
        deps.connect.sessions[namespace].state.changes.pipe(
          map(({ _tag }) => ({ namespace, connected: _tag === 'Connected' })),
          distinctUntilChanged((before, after) => before.connected === after.connected),
          skip(1),
        ),
      ),
    ).subscribe(({ namespace, connected }) => {
      if (connected) deps.network.setActiveNamespace(namespace)
    })
